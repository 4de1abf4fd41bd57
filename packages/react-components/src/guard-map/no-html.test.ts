import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/* Leaflet takes HTML as strings in many places. What the map shows are names that others have typed. */
const folder = fileURLToPath(new URL('.', import.meta.url));
const sources = readdirSync(folder).filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name));
const makesHtml =
  /\b(?:bind(?:Popup|Tooltip)|open(?:Popup|Tooltip)|setContent|setTooltipContent|setPopupContent|(?:inner|outer)HTML|insertAdjacentHTML|addAttribution|Popup|Tooltip|divIcon|SVGOverlay|svgOverlay)\b/;
const htmlString = /\bhtml:(?!\s*element\b)/;

const uncommented = (name: string): string =>
  readFileSync(folder + name, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(?<!:)\/\/.*$/gm, '');

test('no part of the map hands a text to Leaflet as HTML', () => {
  expect('layer.bindPopup(name)').toMatch(makesHtml);
  expect('new DivIcon({ html: name })').toMatch(htmlString);
  expect('new DivIcon({ html: element })').not.toMatch(htmlString);
  expect(sources.length).toBeGreaterThan(30);
  expect(sources.filter((name) => makesHtml.test(uncommented(name)) || htmlString.test(uncommented(name)))).toEqual([]);
});
