import './event-parts.css.ts';
import './event-tones.css.ts';
import './event-narrow.css.ts';
