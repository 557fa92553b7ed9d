import { ArrowRight, Phone } from 'lucide-react';
import { OwnNumberNote } from '#app/components/cards/own-number-note.tsx';
import { Rating } from '#app/components/cards/rating.tsx';
import { SampleMark } from '#app/components/cards/sample-mark.tsx';
import { HowWeKnow } from '#app/components/facts/how-we-know.tsx';
import { KnowForm } from '#app/components/forms/know-form.tsx';
import { Picture } from '#app/components/gallery/picture.tsx';
import { useLayout } from '#app/components/layout/layout-context.tsx';
import { Hero } from '#app/components/page/hero.tsx';
import { Link } from '#app/components/page/link.tsx';
import type { PageProps } from '#app/page/define-page.ts';
import { buttonClass } from '#common/ui/button.tsx';
import { Fold } from '#common/ui/fold.tsx';
import type page from './page.server.ts';
import type { FaqData, Question, Testimonial } from './page.server.ts';
import css from './screen.module.css';
import { useNamespace } from './use-namespace.ts';

export default function FaqScreen({ data }: PageProps<typeof page>) {
  const { title, standfirst, picture, topics, testimonials, help, origins } = data;
  useNamespace(useLayout().language);
  const half = Math.ceil(topics.length / 2);
  const columns = [topics.slice(0, half), topics.slice(half)];
  return (
    <>
      <Hero title={title} standfirst={standfirst} picture={picture} />
      <div className={`container ${css.top}`}>
        <div className={css.questions}>
          {columns.map((column, index) => (
            <div key={index === 0 ? 'first' : 'second'}>
              {column.map(({ title, questions }) => (
                <section key={title}>
                  <h2>{title}</h2>
                  {questions.map((question) => (
                    <Answer key={question.id} question={question} isOpen={question === topics[0]?.questions[0]} />
                  ))}
                </section>
              ))}
              {/* Beside the open answer. */}
              {index > 0 && <Help help={help} />}
            </div>
          ))}
        </div>
      </div>
      {testimonials.items.length > 0 && (
        <section className={`container ${css.opinions}`} aria-labelledby="testimonios">
          <h2 id="testimonios">{testimonials.title}</h2>
          {testimonials.note && <p>{testimonials.note}</p>}
          <ul className={css.testimonials}>
            {testimonials.items.map((testimonial) => (
              <li key={testimonial.id}>
                <Opinion testimonial={testimonial} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="container">
        <HowWeKnow trust={origins} />
        <KnowForm isJoined />
      </div>
    </>
  );
}

function Answer({ question: { id, question, answer, link }, isOpen }: { question: Question; isOpen: boolean }) {
  return (
    <Fold name="preguntas" open={isOpen} heading={<h3>{question}</h3>}>
      {/* The browser unfolds the answer that the #fragment names. */}
      <div id={id} className={css.answer}>
        <p>{answer}</p>
        <p>
          <Link className={css.more} to={link.href}>
            {link.label} <ArrowRight size={18} aria-hidden />
          </Link>
        </p>
      </div>
    </Fold>
  );
}

function Opinion({ testimonial }: { testimonial: Testimonial }) {
  const { name, initials, avatar, location, text, rating, isSample } = testimonial;
  return (
    <figure className={css.testimonial}>
      {/* The testimonial as a whole says that it is a sample. */}
      <Rating rating={rating} isMarked={false} />
      <blockquote>{text}</blockquote>
      <figcaption>
        {avatar ? (
          <span className={css.avatar}>
            <Picture picture={avatar} sizes="104px" />
          </span>
        ) : (
          <Medallion initials={initials} />
        )}
        <span className={css.author}>
          <strong>{name}</strong>
          <span>{location}</span>
          {isSample && <SampleMark isListing />}
        </span>
      </figcaption>
    </figure>
  );
}

/** Replaces a missing avatar: the initials over the sierra, in the inks of the prints. */
function Medallion({ initials }: { initials: string }) {
  return (
    <svg className={css.medallion} viewBox="0 0 72 72" width="104" height="104" aria-hidden>
      <circle cx="36" cy="36" r="36" />
      <circle cx="52" cy="20" r="9" />
      <path d="M0 44L16 25L26 36L42 15L72 44Z" />
      <path d="M0.5 42C20 37 44 46 71.5 42A36 36 0 0 1 0.5 42Z" />
      <text x="36" y="61">
        {initials}
      </text>
    </svg>
  );
}

function Help({ help: { title, text, tips, call, phone } }: { help: FaqData['help'] }) {
  const { contact } = useLayout();
  return (
    <section className={css.help} aria-labelledby="ayuda">
      <h2 id="ayuda">{title}</h2>
      {/* It promises an answer, which nobody gives at an invented number. */}
      {!contact.isExample && <p>{text}</p>}
      <p className={css.phone}>{phone}</p>
      <OwnNumberNote />
      <div className={css.buttons}>
        <Link className={buttonClass('outline')} to={tips.href}>
          {tips.label}
        </Link>
        <a className={buttonClass(contact.isExample ? 'outline' : 'default')} href={call.href}>
          <Phone size={18} aria-hidden /> {call.label}
        </a>
      </div>
    </section>
  );
}
