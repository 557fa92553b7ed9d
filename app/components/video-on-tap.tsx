import { Play } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Picture as PictureView } from '#app/catalog/views.ts';
import { Button } from '#app/ui/button.tsx';
import { Picture } from './picture.tsx';
import css from './video-on-tap.module.css';

type Props = { video: { title: string; text: string; youtubeId: string | null; picture: PictureView } };

/** The promotional video: a picture until it is asked for, and a plain word while there is none. */
export function VideoOnTap({ video: { title, text, youtubeId, picture } }: Props) {
  const { t } = useTranslation();
  const [isPlaying, setIsPlaying] = useState(false);
  return (
    <section className={`container ${css.video}`} aria-labelledby="video">
      <div className={css.screen}>
        {youtubeId && isPlaying ? (
          <iframe
            title={title}
            src={`https://www.youtube-nocookie.com/embed/${youtubeId}?autoplay=1`}
            allow="autoplay; fullscreen"
            allowFullScreen
          />
        ) : (
          <Picture picture={picture} sizes="(min-width: 1240px) 700px, (min-width: 900px) 56vw, calc(100vw - 54px)" />
        )}
      </div>
      <div className={css.words}>
        <h2 id="video">{title}</h2>
        {youtubeId ? (
          <>
            <p>{text}</p>
            <Button data-needs-script size="lg" onClick={() => setIsPlaying(true)}>
              <Play size={20} aria-hidden /> {t('video.play')}
            </Button>
            <a href={`https://youtu.be/${youtubeId}`} target="_blank" rel="noopener">
              {t('video.outside')}
            </a>
          </>
        ) : (
          <p>{t('video.soon')}</p>
        )}
      </div>
    </section>
  );
}
