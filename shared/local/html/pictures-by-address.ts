/** Pictures that styles name by their addresses: of backgrounds, of content that is made, and as marks of lists (CSS Lists 3, 3.3). */
import type { HtmlElement } from '../../html/nodes';
import { imageTarget } from '../../markdown/targets';
import type { Image } from '../../model/image/image';
import type { DrawnPicture } from '../../model/layout/boxes/drawing';
import { Box, type Marker } from '../../model/layout/boxes/box';
import { shapeRoom, usualLine, type Steps } from '../../model/layout/boxes/setting';
import { pixels, type MutableStyle, type Style } from '../../model/layout/boxes/style';
import type { Item } from './arrange';
import { anonymousBox } from './derived-boxes';
import type { SvgPictures } from './svg-pictures';
import type { Told } from './told';

export interface PictureSources {
	/** By target. */
	readonly images: ReadonlyMap<string, Image>;
	readonly pictures: SvgPictures;
	readonly told: Told;
}

function* pictureAt(url: string, { images, pictures, told }: PictureSources): Steps<Image | DrawnPicture | undefined> {
	const target = imageTarget(url);
	const picture = images.get(target) ?? (yield* pictures.at(target));
	if (!picture) told.images.add(url);
	return picture;
}

/** Finds the pictures of backgrounds, masks and borders. */
export function* findBackgrounds(box: Box, sources: PictureSources): Steps<void> {
	const { backgroundImage, mask, borderImage } = box.style;
	const layers = [...backgroundImage, ...(mask?.backgroundImage ?? []), ...(borderImage?.image ? [borderImage.image] : [])];
	if (!layers.some((layer) => 'url' in layer)) return;
	const found = new Map<string, Image | DrawnPicture>();
	for (const layer of layers) {
		if (!('url' in layer)) continue;
		const picture = yield* pictureAt(layer.url, sources);
		if (picture) found.set(layer.url, picture);
	}
	box.images = found;
}

/** A picture among text, as large as it is; it is decoration. */
function* pictureBox(url: string, around: Style, sources: PictureSources): Steps<Box | undefined> {
	const picture = yield* pictureAt(url, sources);
	if (!picture) return undefined;
	// Others do not share the style of a picture, which has sizes.
	const box = new Box({ ...anonymousBox(around, 'inline-block').style });
	box.inner = 'image';
	if ('drawing' in picture) {
		const { drawing, width, height } = picture;
		box.replaced = { image: undefined, drawing, width, height };
		const { view } = drawing;
		if (view) (box.style as MutableStyle).aspectRatio = view[2] / view[3];
	} else box.replaced = { image: picture, ...picture.displayed };
	return box;
}

/** A text, or the address of a picture. */
export type MadePart = string | { readonly url: string };

/** Content that a style sheet makes: texts as long as they go, and the pictures between them that are given. */
export function* joinContent(parts: readonly MadePart[], style: Style, sources: PictureSources): Steps<(string | Box)[]> {
	const joined: (string | Box)[] = [];
	let text = '';
	for (const part of parts) {
		if (typeof part === 'string') {
			text += part;
			continue;
		}
		const box = yield* pictureBox(part.url, style, sources);
		if (!box) continue;
		if (text !== '') joined.push(text);
		joined.push(box);
		text = '';
	}
	if (text !== '') joined.push(text);
	return joined;
}

/** Distance between the picture and the text, in pixels, as browsers have it. */
const BESIDE = 7;
/** A drawing without a size is this large, in parts of the type size. */
const UNSIZED = 0.5;
/** Elements whose first line is not one of the item. */
const BLOCKS: ReadonlySet<string> = new Set([
	'p',
	'div',
	'h1',
	'h2',
	'h3',
	'h4',
	'h5',
	'h6',
	'ul',
	'ol',
	'dl',
	'table',
	'pre',
	'section',
]);

/** The picture before the content of an item: it takes no room there if it is outside. `undefined` if it is not given. */
export function* pictureMarker(element: HtmlElement, style: Style, sources: PictureSources): Steps<Item | undefined> {
	const box = style.listStyleImage === undefined ? undefined : yield* pictureBox(style.listStyleImage, style, sources);
	if (!box?.replaced) return undefined;
	const own = box.style as MutableStyle;
	const { width = UNSIZED * style.fontSize, height = width } = box.replaced;
	if (box.replaced.width === undefined) own.width = pixels(width);
	const isRight = style.direction === 'rtl';
	const [before, after] = isRight ? (['marginRight', 'marginLeft'] as const) : (['marginLeft', 'marginRight'] as const);
	own[after] = pixels(BESIDE);
	const item = (kind: 'atom' | 'apart'): Item =>
		kind === 'atom'
			? { inline: { kind, box, owner: undefined }, home: undefined, isBlank: false }
			: { inline: { kind, box }, home: undefined, isBlank: true };
	if (style.listStylePosition === 'inside') return item('atom');
	own[before] = pixels(-width - BESIDE);
	if (!beginsWithBlock(element)) return item('atom');
	// A line of its own would move the block down.
	Object.assign(own, { position: 'absolute', marginTop: pixels(Math.max((usualLine(style) - height) / 2, 0)) });
	return item('apart');
}

/** A shape before the first text of an item, which is where browsers have it. It is drawn beside a box without width. */
export function insideShape(marker: Marker): Item {
	const { style } = marker;
	const [wide, away] = shapeRoom(style);
	const [before, after] =
		style.direction === 'rtl' ? (['marginRight', 'marginLeft'] as const) : (['marginLeft', 'marginRight'] as const);
	const own: Style = {
		...style,
		display: 'inline-block',
		width: pixels(0),
		[before]: pixels(away),
		[after]: pixels(style.fontSize + 1 + wide - away),
	};
	const box = new Box(own);
	// Its baseline is that of the line.
	Object.assign(box, { inner: 'lines', marker, inlines: [{ kind: 'text', text: '\u00a0', style, owner: undefined }] });
	return { inline: { kind: 'atom', box, owner: undefined }, home: undefined, isBlank: false };
}

function beginsWithBlock({ children }: HtmlElement): boolean {
	const first = children.find((node) => node.kind === 'element' || node.value.trim() !== '');
	return first?.kind === 'element' && BLOCKS.has(first.name);
}
