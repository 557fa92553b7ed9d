import { Card } from '#app/components/cards/card.tsx';
import { FactRows } from '#app/components/cards/fact-rows.tsx';
import { FavouriteCard } from '#app/components/cards/favourite-card.tsx';
import { HeartButton } from '#app/components/cards/heart-button.tsx';
import { OwnNumberNote } from '#app/components/cards/own-number-note.tsx';
import { Rating } from '#app/components/cards/rating.tsx';
import { SampleMark } from '#app/components/cards/sample-mark.tsx';
import { ShareButton } from '#app/components/cards/share-button.tsx';
import { SideCard } from '#app/components/cards/side-card.tsx';
import { FacebookMark } from '#app/components/cards/social-marks.tsx';
import { WhatsappMark } from '#app/components/cards/whatsapp-mark.tsx';
import { XMark } from '#app/components/cards/x-mark.tsx';
import { DatedPrices } from '#app/components/facts/dated-prices.tsx';
import { AddToTrip } from '#app/components/trip/add-to-trip.tsx';
import { singleFile } from '#common/lib/pictures/picture-files.ts';
import css from '../design.module.css';
import { Example, Part } from '../example.tsx';
import type { Samples } from '../samples.ts';

/** One listing, in every way that the guide shows it. */
export function Cards({ samples: { cards, details } }: { samples: Samples }) {
  const { real, sample } = cards;
  const { id, type, title, image, href, contact, location } = real;
  const favourite = { type, id, name: title, image: singleFile(image), location, href, ...contact };
  return (
    <Part title="Fichas">
      <Example name="Card, a real listing">
        <Card card={real} heading="h3" />
      </Example>
      <Example name="Card, made up">
        <Card card={sample} heading="h3" />
      </Example>
      <Example name="Card in a row, on a wide screen">
        <Card card={real} layout="row" heading="h3" />
      </Example>
      <Example name="FavouriteCard">
        <FavouriteCard favourite={favourite} isContactable note={null} onRemove={() => {}} />
      </Example>
      <Example name="FavouriteCard of something made up, without a contact">
        <FavouriteCard favourite={favourite} isContactable={false} note="Ficha de ejemplo" onRemove={() => {}} />
      </Example>
      <Example name="SideCard, a real listing">
        <SideCard detail={details.real} />
      </Example>
      <Example name="SideCard, made up">
        <SideCard detail={details.sample} />
      </Example>
      <Example name="Rating, real and made up">
        <div className={css.row}>
          <Rating rating={{ text: '4,7', isSample: false }} /> <Rating rating={{ text: '4,5', isSample: true }} />
        </div>
      </Example>
      <Example name="SampleMark of a fact, and of a listing">
        <div className={css.row}>
          <SampleMark /> <SampleMark isListing />
        </div>
      </Example>
      <Example name="OwnNumberNote, while the guide’s number is invented">
        <OwnNumberNote />
      </Example>
      <Example name="HeartButton, ShareButton, AddToTrip">
        <div className={css.row}>
          <HeartButton favourite={{ type, id, name: title, image: singleFile(image) }} />
          <ShareButton title={title} />
          <AddToTrip item={{ type, id, name: title }} />
        </div>
      </Example>
      <Example name="WhatsappMark, FacebookMark, XMark">
        <div className={css.row}>
          <WhatsappMark /> <FacebookMark /> <XMark />
        </div>
      </Example>
      <Example name="FactRows, known and unknown">
        <FactRows
          rows={[
            { label: 'Dirección', text: 'Av. Mitre 400' },
            { label: 'Teléfono', text: '+54 260 442-4217', href: 'tel:+542604424217' },
            { label: 'Horarios', text: 'Sin horario confirmado', isUnknown: true },
          ]}
        />
      </Example>
      <Example name="DatedPrices">
        <DatedPrices cards={[real, sample]} />
      </Example>
    </Part>
  );
}
