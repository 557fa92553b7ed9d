import { ArrowRight, Phone } from 'lucide-react';
import { Rating } from '#app/components/cards/rating.tsx';
import { SampleMark } from '#app/components/cards/sample-mark.tsx';
import { Hero } from '#app/components/page/hero.tsx';
import { Link } from '#app/components/page/link.tsx';
import type { PageProps } from '#app/page/define-page.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { Fold } from '#app/ui/fold.tsx';
import type page from './page.server.ts';
import type { FaqData, Question, Testimonial } from './page.server.ts';
import css from './screen.module.css';

export default function FaqScreen({ data }: PageProps<typeof page>) {
  const { title, standfirst, picture, questions, testimonials, help } = data;
  return (
    <>
      <Hero title={title} standfirst={standfirst} picture={picture} />
      <div className={`container ${css.top}`}>
        <div className={css.questions}>
          {questions.map((question) => (
            <Answer key={question.id} question={question} />
          ))}
        </div>
        <Help help={help} />
      </div>
      {testimonials.items.length > 0 && (
        <section className={`container ${css.opinions}`} aria-labelledby="testimonios">
          <h2 id="testimonios">{testimonials.title}</h2>
          <ul className={css.testimonials}>
            {testimonials.items.map((testimonial) => (
              <li key={testimonial.id}>
                <Opinion testimonial={testimonial} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Answer({ question: { id, question, answer, link } }: { question: Question }) {
  return (
    <Fold name="preguntas" heading={<h2>{question}</h2>}>
      {/* The browser unfolds an answer whose address somebody shared. */}
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

function Opinion({ testimonial: { name, location, text, rating, isSample } }: { testimonial: Testimonial }) {
  return (
    <figure className={css.testimonial}>
      <Rating rating={rating} />
      <blockquote>{text}</blockquote>
      <figcaption>
        <strong>{name}</strong>
        <span>{location}</span>
        {isSample && <SampleMark isListing />}
      </figcaption>
    </figure>
  );
}

/** Stands beside the questions where there is room, and stays visible while they are read. */
function Help({ help: { title, text, tips, call, phone } }: { help: FaqData['help'] }) {
  return (
    <section className={css.help} aria-labelledby="ayuda">
      <h2 id="ayuda">{title}</h2>
      <p>{text}</p>
      <div className={css.buttons}>
        <Link className={buttonClass('outline')} to={tips.href}>
          {tips.label}
        </Link>
        <a className={buttonClass('default')} href={call.href}>
          <Phone size={18} aria-hidden /> {call.label}
        </a>
      </div>
      <p className={css.phone}>{phone}</p>
    </section>
  );
}
