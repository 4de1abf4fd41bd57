/* The values of the themes on `data-pk-theme`, an entry of its own: files that only name tokens must not pull it in. */
import './themes.css.ts';
