const scale = 2;
const pad = 16;
const lineHeight = 20;

/** A place on the page that becomes the left upper corner of the drawing. */
interface Origin {
  readonly left: number;
  readonly top: number;
}

const isSeen = (style: CSSStyleDeclaration): boolean =>
  style.display !== 'none' && style.visibility !== 'hidden' && style.opacity !== '0';
const isPaint = (paint: string): boolean => paint !== '' && paint !== 'none' && !/^rgba\(.*, 0\)$/.test(paint);

function fontOf({ fontStyle, fontWeight, fontSize, fontFamily }: CSSStyleDeclaration): string {
  return `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
}

/* A text stands where the browser has laid it out, one line each. */
function paintText(pen: CanvasRenderingContext2D, node: Text, style: CSSStyleDeclaration): void {
  const words = node.data.trim();
  if (words === '') return;
  const range = document.createRange();
  range.selectNodeContents(node);
  const [box] = range.getClientRects();
  if (!box || box.width === 0) return;
  const isDrawing = node.parentElement instanceof SVGElement;
  pen.font = fontOf(style);
  pen.fillStyle = isDrawing ? style.fill : style.color;
  pen.textBaseline = 'middle';
  pen.fillText(words, box.left, box.top + box.height / 2);
}

function paintBox(pen: CanvasRenderingContext2D, element: HTMLElement, style: CSSStyleDeclaration): void {
  const { left, top, width, height } = element.getBoundingClientRect();
  if (isPaint(style.backgroundColor)) {
    pen.fillStyle = style.backgroundColor;
    pen.beginPath();
    pen.roundRect(left, top, width, height, Math.min(Number.parseFloat(style.borderTopLeftRadius) || 0, height / 2));
    pen.fill();
  }
  const line = Number.parseFloat(style.borderBottomWidth);
  if (line > 0 && isPaint(style.borderBottomColor)) {
    pen.fillStyle = style.borderBottomColor;
    pen.fillRect(left, top + height - line, width, line);
  }
}

function shapeOf(element: SVGGeometryElement): Path2D {
  const length = (name: string): number => Number.parseFloat(element.getAttribute(name) ?? '0');
  const path = new Path2D(element.getAttribute('d') ?? '');
  if (element instanceof SVGLineElement) {
    path.moveTo(length('x1'), length('y1'));
    path.lineTo(length('x2'), length('y2'));
  } else if (element instanceof SVGRectElement) {
    path.rect(length('x'), length('y'), length('width'), length('height'));
  }
  return path;
}

function paintShape(pen: CanvasRenderingContext2D, element: SVGGeometryElement, style: CSSStyleDeclaration): void {
  const matrix = element.getScreenCTM();
  if (!matrix) return;
  pen.save();
  pen.transform(matrix.a, matrix.b, matrix.c, matrix.d, matrix.e, matrix.f);
  const shape = shapeOf(element);
  if (isPaint(style.fill)) {
    pen.fillStyle = style.fill;
    pen.fill(shape);
  }
  if (isPaint(style.stroke)) {
    pen.strokeStyle = style.stroke;
    pen.lineWidth = Number.parseFloat(style.strokeWidth) || 1;
    pen.stroke(shape);
  }
  pen.restore();
}

function paint(pen: CanvasRenderingContext2D, element: Element): void {
  const style = getComputedStyle(element);
  if (!isSeen(style)) return;
  if (element instanceof HTMLElement) paintBox(pen, element, style);
  else if (element instanceof SVGGeometryElement) paintShape(pen, element, style);
  for (const child of element.childNodes) {
    if (child instanceof Text) paintText(pen, child, style);
    else if (child instanceof Element && !(child instanceof SVGDefsElement)) paint(pen, child);
  }
}

/**
 * Paints what is laid out inside an element, as it looks now and at twice its size, as a PNG with lines of text above.
 * Boxes, texts and the shapes of drawings are painted; the fonts are those of the page. Rejects with an Error when the
 * picture is too large for the browser.
 */
export async function paintPicture(element: HTMLElement, lines: readonly string[]): Promise<Blob> {
  await document.fonts.ready;
  const { left, top } = element.getBoundingClientRect();
  const origin: Origin = { left: left - element.scrollLeft - pad, top: top - element.scrollTop };
  const head = pad + lines.length * lineHeight;
  const canvas = document.createElement('canvas');
  canvas.width = (element.scrollWidth + 2 * pad) * scale;
  canvas.height = (element.scrollHeight + head + pad) * scale;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('The browser has no canvas to paint the picture on');
  const style = getComputedStyle(element);
  pen.scale(scale, scale);
  pen.fillStyle = style.backgroundColor;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.textBaseline = 'middle';
  pen.fillStyle = style.color;
  for (const [at, line] of lines.entries()) {
    pen.font = `${at === 0 ? 600 : 400} ${at === 0 ? 14 : 12}px ${style.fontFamily}`;
    pen.fillText(line, pad, pad + lineHeight * (at + 0.5));
  }
  pen.translate(-origin.left, head - origin.top);
  paint(pen, element);
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!picture) throw new Error('The picture is too large for the browser');
  return picture;
}
