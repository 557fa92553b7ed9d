import { Play } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#app/i18n/translation.tsx';
import { useSignal } from '#common/lib/hooks/use-signal.ts';
import { Button } from '#common/ui/button.tsx';
import type { Video } from '#views/views.ts';
import { Picture } from './picture.tsx';
import css from './video-on-tap.module.css';

const SIZES =
  '(min-width: 1288px) 684px, (min-width: 900px) calc(60vw - 89px), (min-width: 768px) calc(100vw - 70px), calc(100vw - 54px)';

/** The promotional video: a picture until the visitor plays it. Without JavaScript its link opens it. */
export function VideoOnTap({ video: { title, text, picture, source } }: { video: Video }) {
  const { t } = useTranslation();
  const [isPlaying, setIsPlaying] = useState(false);
  const hasSignal = useSignal();
  const isOutside = 'youtubeId' in source;
  return (
    <section className={`container ${css.video}`} aria-labelledby="video">
      <div className={css.screen}>
        {isPlaying && hasSignal ? (
          <Player title={title} source={source} />
        ) : (
          <Picture picture={picture} sizes={SIZES} />
        )}
      </div>
      <div className={css.words}>
        <h2 id="video">{title}</h2>
        <p>{text}</p>
        <Button data-needs-script size="lg" onClick={() => setIsPlaying(true)}>
          <Play size={20} aria-hidden /> {t('video.play')}
        </Button>
        {isPlaying && !hasSignal && <p role="status">{t('needsSignal')}</p>}
        {isOutside ? (
          <a href={`https://youtu.be/${source.youtubeId}`} target="_blank" rel="noopener">
            {t('video.outside')}
          </a>
        ) : (
          <>
            <a href={source.film}>{t('video.file')}</a>
            <details>
              <summary>{t('video.transcript')}</summary>
              <p>{source.transcript}</p>
            </details>
          </>
        )}
      </div>
    </section>
  );
}

function Player({ title, source }: Pick<Video, 'title' | 'source'>) {
  if ('youtubeId' in source) {
    return (
      <iframe
        title={title}
        src={`https://www.youtube-nocookie.com/embed/${source.youtubeId}?autoplay=1`}
        allow="autoplay; fullscreen"
      />
    );
  }
  // Without sound there is nothing to caption; the transcript beside it describes what is seen.
  return <video aria-label={title} src={source.film} controls autoPlay muted playsInline />;
}
