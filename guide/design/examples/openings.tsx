import { PostLine } from '#app/components/forms/post-line.tsx';
import { Gallery } from '#app/components/gallery/gallery.tsx';
import { LeadGallery } from '#app/components/gallery/lead-gallery.tsx';
import { Picture } from '#app/components/gallery/picture.tsx';
import { Block } from '#app/components/page/block.tsx';
import { Hero } from '#app/components/page/hero.tsx';
import { PostTags } from '#app/components/page/post-tags.tsx';
import { Poster } from '#app/components/page/poster.tsx';
import { RichText } from '#app/components/page/rich-text.tsx';
import { ShortLines } from '#app/screens/phones/short-lines.tsx';
import { Example, Part } from '../example.tsx';
import type { Samples } from '../samples.ts';

/** How pages open, and what they are made of. */
export function Openings({ samples: { place, article, phones, transport } }: { samples: Samples }) {
  return (
    <>
      <Part title="Aperturas y texto">
        <Example name="Hero" wide>
          <Hero title={transport.hero.title} standfirst={transport.hero.subtitle} picture={transport.hero.picture} />
        </Example>
        <Example name="Hero without a print" wide>
          <Hero title={transport.hero.title} standfirst={transport.hero.subtitle} />
        </Example>
        <Example name="Poster" wide>
          <Poster title={place.title} standfirst={place.summary} picture={place.picture} />
        </Example>
        <Example name="LeadGallery" wide>
          <LeadGallery title={phones.hero.title} pictures={phones.pictures} autoplayMs={3500}>
            <ShortLines shortLines={phones.shortLines} />
          </LeadGallery>
        </Example>
        <Example name="RichText">
          <RichText html={article.parts[0]?.html ?? ''} />
        </Example>
        <Example name="Picture">
          <Picture picture={article.picture} sizes="340px" />
        </Example>
        <Example name="PostLine, PostTags">
          <div>
            <PostLine post={article} />
            <PostTags label={article.tagsLabel} tags={article.tags} />
          </div>
        </Example>
        <Example name="Gallery" wide>
          <Gallery pictures={place.gallery.pictures} label={place.gallery.label} />
        </Example>
      </Part>
      <Block id="un-bloque" title="Block" text="Una parte de una página, con su título y una o dos frases.">
        <p>Lo que la parte contiene.</p>
      </Block>
    </>
  );
}
