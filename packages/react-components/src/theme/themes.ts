/* The values of the themes on `data-pk-theme`, an entry of its own: files that only name tokens must not pull it in. */
import './alarm-themes.css.ts';
import './chart-themes.css.ts';
import './check-themes.css.ts';
import './event-themes.css.ts';
import './map-themes.css.ts';
import './route-themes.css.ts';
import './themes.css.ts';
