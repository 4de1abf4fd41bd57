/** Rules that a careless host has for every element, without `!important`. */
const rules = `
* { box-sizing: content-box; margin: 0; padding: 0; border: 0 solid red; }
body { font: italic 22px/3 "Comic Sans MS", cursive; letter-spacing: 3px; word-spacing: 6px; text-transform: uppercase; text-align: center; text-indent: 12px; color: red; white-space: pre; }
button, input, select, textarea { background: yellow; color: blue; padding: 18px; border-radius: 0; font: 30px monospace; text-transform: uppercase; letter-spacing: 4px; height: 80px; min-width: 200px; }
table, th, td { border: 5px dotted lime; padding: 14px; background: pink; }
h1, h2, h3, h4, p, ul, ol, li, dl, dd, dt, output, header, footer, section { margin: 24px; padding: 8px; color: green; font-size: 26px; }
a { color: red; text-decoration: overline; }
svg, img, canvas { max-width: 100%; vertical-align: top; }
label { display: inline; text-transform: uppercase; }`;

/** The same in no layer, and in a layer of the host. */
export const hostile = { unlayered: rules, layered: `@layer host { ${rules} }` } as const;
