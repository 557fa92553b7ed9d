import { Circuit } from '#app/components/map/circuit.tsx';
import { JourneyNumber } from '#app/components/map/journey-number.tsx';
import { Locator } from '#app/components/map/locator.tsx';
import { OwnMap } from '#app/components/map/own-map.tsx';
import { WideSheet } from '#app/components/map/wide-sheet.tsx';
import { MapEmbed } from '#app/components/sections/map-embed.tsx';
import { Example, Part } from '../example.tsx';
import type { Samples } from '../samples.ts';

/** Where things are. */
export function Maps({ samples: { place, transport } }: { samples: Samples }) {
  return (
    <Part title="Mapas">
      {transport.buses.map && (
        <Example name="OwnMap with numbered lines">
          <OwnMap map={transport.buses.map} />
        </Example>
      )}
      {place.map && (
        <Example name="OwnMap of a point, with what is near">
          <OwnMap map={place.map} />
        </Example>
      )}
      {place.map && (
        <Example name="WideSheet, and the number of a journey on it" wide>
          <WideSheet label="Una hoja ancha" map={place.map} alt={place.map.alt} leastPx={600}>
            {null}
          </WideSheet>
          <JourneyNumber>1</JourneyNumber>
        </Example>
      )}
      <Example name="MapEmbed, before it is asked for">
        <MapEmbed section={{ ...transport.map, embed: null }} />
      </Example>
      <Example name="Locator" wide>
        <Locator locator={place.locator} map={place.map}>
          <p>Lo que se pregunta al llegar.</p>
        </Locator>
      </Example>
      {place.circuit && (
        <Example name="Circuit" wide>
          <Circuit circuit={place.circuit} />
        </Example>
      )}
    </Part>
  );
}
