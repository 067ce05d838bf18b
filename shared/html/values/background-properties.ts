/** Properties of backgrounds and shadows. */
import {
	type BackgroundArea,
	type BackgroundImage,
	type BackgroundSize,
	type ImageLayers,
	type Length,
	type OwnStyle,
	type Shadow,
} from '../../model/layout/boxes/style';
import { AT_START, gradientOf, readPosition } from './gradients';
import { lengthOf, pixelsIn } from './lengths';
import { paintOf } from './paints';
import { type Key, type Properties, type Property, type Reading } from './property';
import { isComma, isSlash, splitNodes, wordOf, type CssNode } from './tokens';

type Repeat = OwnStyle['backgroundRepeat'][number];
const REPEATS: readonly Repeat[0][] = ['repeat', 'no-repeat', 'space', 'round'];
const AREAS: readonly BackgroundArea[] = ['border-box', 'padding-box', 'content-box'];

/** One word for both directions, or one for each. */
function repeatOf([first, second, more]: readonly CssNode[]): Repeat | undefined {
	const word = wordOf(first);
	if (!second && word === 'repeat-x') return ['repeat', 'no-repeat'];
	if (!second && word === 'repeat-y') return ['no-repeat', 'repeat'];
	const across = REPEATS.find((one) => one === word);
	const down = second ? REPEATS.find((one) => one === wordOf(second)) : across;
	return across && down && !more ? [across, down] : undefined;
}

const readArea = ([node]: readonly CssNode[]): BackgroundArea | undefined => AREAS.find((one) => one === wordOf(node));

/** A layer may end with the text, which a gradient fills then. */
const clips: Property = {
	keys: ['backgroundClip', 'backgroundClips'],
	read: (nodes) => {
		const found = splitNodes(nodes, isComma).map((part) => (wordOf(part[0]) === 'text' ? 'text' : readArea(part)));
		if (!found.every((area) => area !== undefined)) return undefined;
		return {
			backgroundClip: found.at(-1)!,
			backgroundClips: found.map((area) => (area === 'text' ? 'border-box' : area)),
		};
	},
};

/** An image or a gradient. */
export function imageOf(node: CssNode | undefined, reading: Reading): BackgroundImage | 'none' | undefined {
	if (wordOf(node) === 'none') return 'none';
	if (node?.type === 'Url') return { url: node.value };
	return node?.type === 'Function' ? gradientOf(node, reading, reading.own.color) : undefined;
}

function sizeIn(nodes: readonly CssNode[], reading: Reading): BackgroundSize | undefined {
	const word = wordOf(nodes[0]);
	if (word === 'cover' || word === 'contain') return word;
	const [wide, tall = 'auto'] = nodes.map((node) => (wordOf(node) === 'auto' ? 'auto' : lengthOf(node, reading)));
	return wide && nodes.length < 3 ? [wide, tall] : undefined;
}

interface Layer {
	readonly image: BackgroundImage | 'none';
	readonly size: BackgroundSize;
	readonly repeat: Repeat;
	readonly position: readonly [Length, Length];
	readonly origin: BackgroundArea;
	readonly clip: BackgroundArea;
	readonly color: ReturnType<typeof paintOf>;
	readonly isFixed: boolean;
}

const AUTO: BackgroundSize = ['auto', 'auto'];
const REPEATED = ['repeat', 'repeat'] as const;

/** A layer of `background`: its parts in any order, the size after the position and a slash. */
function layerOf(nodes: readonly CssNode[], reading: Reading): Layer | undefined {
	let image: Layer['image'] = 'none';
	const repeat: CssNode[] = [];
	const areas: BackgroundArea[] = [];
	let color: Layer['color'];
	const place: CssNode[] = [];
	const size: CssNode[] = [];
	let isSize = false;
	let isFixed = false;
	for (const node of nodes) {
		const word = wordOf(node);
		const found = imageOf(node, reading);
		const paintHere = paintOf(node);
		const area = readArea([node]);
		if (isSlash(node)) isSize = true;
		else if (found !== undefined) image = found;
		else if (paintHere !== undefined) color = paintHere;
		else if (repeatOf([node])) repeat.push(node);
		else if (area) areas.push(area);
		else if (word === 'fixed') isFixed = true;
		else if (word === 'scroll' || word === 'local' || word === 'text') continue;
		else if (isSize && size.length < 2 && (word === 'cover' || word === 'contain' || word === 'auto' || lengthOf(node, reading)))
			size.push(node);
		else place.push(node);
	}
	const position = place.length === 0 ? AT_START : readPosition(place, reading);
	const sized = size.length === 0 ? AUTO : sizeIn(size, reading);
	const repeated = repeat.length === 0 ? REPEATED : repeatOf(repeat);
	// One area is that of both.
	const [origin = 'padding-box', clip = areas[0] ?? 'border-box'] = areas;
	return position && sized && repeated && { image, repeat: repeated, color, position, size: sized, origin, clip, isFixed };
}

const background: Property = {
	keys: [
		'backgroundColor',
		'backgroundImage',
		'backgroundSize',
		'backgroundRepeat',
		'backgroundPosition',
		'backgroundClip',
		'backgroundClips',
		'backgroundOrigin',
		'backgroundAttachment',
	],
	read: (nodes, reading) => {
		const layers = splitNodes(nodes, isComma).map((part) => layerOf(part, reading));
		if (!layers.every((layer) => layer !== undefined)) return undefined;
		const color = layers.at(-1)!.color;
		const images = layers.filter(({ image }) => image !== 'none');
		// Without an image here, another declaration may give it.
		const placed = images.length > 0 ? images : layers;
		return {
			backgroundColor: color === 'current' ? reading.own.color : color,
			backgroundImage: images.map(({ image }) => image as BackgroundImage),
			backgroundSize: placed.map(({ size }) => size),
			backgroundRepeat: placed.map(({ repeat }) => repeat),
			backgroundPosition: placed.map(({ position }) => position),
			backgroundClip: layers.at(-1)!.clip,
			backgroundClips: placed.map(({ clip }) => clip),
			backgroundOrigin: placed.map(({ origin }) => origin),
			backgroundAttachment: placed.some(({ isFixed }) => isFixed) ? 'fixed' : 'scroll',
		};
	},
};

/** A list with a value for each layer. */
const layerProperty = (key: Key, read: (nodes: readonly CssNode[], reading: Reading) => unknown): Property => ({
	keys: [key],
	read: (nodes, reading) => {
		const values = splitNodes(nodes, isComma).map((part) => read(part, reading));
		return values.includes(undefined) ? undefined : { [key]: values };
	},
});

const backgroundImage: Property = {
	keys: ['backgroundImage'],
	read: (nodes, reading) => {
		const images = splitNodes(nodes, isComma).map((part) => imageOf(part[0], reading));
		return images.includes(undefined)
			? undefined
			: { backgroundImage: images.filter((one) => one !== 'none') as BackgroundImage[] };
	},
};

export function shadowOf(nodes: readonly CssNode[], reading: Reading): Shadow | undefined {
	const lengths: number[] = [];
	let isInset = false;
	let color: ReturnType<typeof paintOf>;
	for (const node of nodes) {
		const length = pixelsIn(node, reading);
		const found = paintOf(node);
		if (length !== undefined) lengths.push(length);
		else if (wordOf(node) === 'inset') isInset = true;
		else if (found !== undefined) color = found;
		else return undefined;
	}
	const [x, y, blur = 0, spread = 0] = lengths;
	if (x === undefined || y === undefined) return undefined;
	return { x, y, blur, spread, isInset, paint: color === 'current' ? undefined : color };
}

/** Shadows of one box: more are not told apart on paper. */
const MOST_SHADOWS = 100;

const boxShadow: Property = {
	keys: ['boxShadow'],
	read: (nodes, reading) => {
		if (wordOf(nodes[0]) === 'none') return { boxShadow: [] };
		const shadows = splitNodes(nodes, isComma)
			.slice(0, MOST_SHADOWS)
			.map((part) => shadowOf(part, reading));
		return shadows.every((one) => one !== undefined) ? { boxShadow: shadows } : undefined;
	},
};

/** Shadows of one text, each of which is drawn up to nine times. */
const MOST_TEXT_SHADOWS = 10;

const textShadow: Property = {
	keys: ['textShadow'],
	read: (nodes, reading) => {
		const textShadow = boxShadow.read(nodes, reading)?.boxShadow;
		const isAllowed = textShadow?.every(({ isInset, spread }) => !isInset && spread === 0);
		return isAllowed ? { textShadow: textShadow!.slice(0, MOST_TEXT_SHADOWS) } : undefined;
	},
};

const NO_LAYERS: ImageLayers = { backgroundImage: [], backgroundSize: [], backgroundRepeat: [], backgroundPosition: [] };
const LAYER_KEYS = Object.keys(NO_LAYERS) as (keyof ImageLayers)[];

const SIDES_OF_AXES: readonly [start: string, end: string][] = [
	['left', 'right'],
	['top', 'bottom'],
];

/** A place across or down: a side, and a distance from it (CSS Backgrounds 4, 2.6). */
function readAxis([start, end]: readonly [string, string], nodes: readonly CssNode[], reading: Reading): Length | undefined {
	const word = wordOf(nodes[0]);
	if (nodes.length > (word === start || word === end ? 2 : 1)) return undefined;
	if (word === 'center') return { px: 0, percent: 0.5 };
	const distance = word === undefined || nodes.length === 2 ? lengthOf(nodes.at(-1), reading) : { px: 0, percent: 0 };
	if (!distance || (word !== undefined && word !== start && word !== end)) return undefined;
	return word === end ? { px: -distance.px, percent: 1 - distance.percent } : distance;
}

/** Sets one of the two places of each layer. */
const axisProperty = (axis: 0 | 1): Property => ({
	keys: ['backgroundPosition'],
	read: (nodes, reading) => {
		const places = splitNodes(nodes, isComma).map((part) => readAxis(SIDES_OF_AXES[axis]!, part, reading));
		if (!places.every((place) => place !== undefined)) return undefined;
		const { backgroundPosition: known } = reading.own;
		const count = Math.max(known.length, places.length);
		const backgroundPosition = Array.from({ length: count }, (_, index) => {
			const [x, y] = known[index % Math.max(known.length, 1)] ?? AT_START;
			const place = places[index % places.length]!;
			return axis === 0 ? ([place, y] as const) : ([x, place] as const);
		});
		return { backgroundPosition };
	},
});

/** A property of masks, which is read as that of backgrounds (CSS Masking 1, 7). */
const maskedBy = (property: Property): Property => ({
	keys: ['mask'],
	read: (nodes, reading) => {
		const found = property.read(nodes, reading);
		// Elements of drawings mask drawings alone.
		if (found?.backgroundImage?.some((image) => 'url' in image && image.url.startsWith('#'))) return undefined;
		const entries = found && LAYER_KEYS.flatMap((key) => (found[key] === undefined ? [] : [[key, found[key]]]));
		return entries && { mask: { ...NO_LAYERS, ...reading.own.mask, ...(Object.fromEntries(entries) as Partial<ImageLayers>) } };
	},
});

const MASKS: Properties = {
	mask: maskedBy(background),
	'mask-image': maskedBy(backgroundImage),
	'mask-size': maskedBy(layerProperty('backgroundSize', sizeIn)),
	'mask-position': maskedBy(layerProperty('backgroundPosition', readPosition)),
	'mask-repeat': maskedBy(layerProperty('backgroundRepeat', repeatOf)),
};

export const BACKGROUND_PROPERTIES: Properties = {
	...MASKS,
	...Object.fromEntries(Object.entries(MASKS).map(([name, property]) => [`-webkit-${name}`, property])),
	background,
	'background-color': {
		keys: ['backgroundColor'],
		read: (nodes, { own }) => {
			const found = nodes.length === 1 ? paintOf(nodes[0]) : undefined;
			return found === undefined ? undefined : { backgroundColor: found === 'current' ? own.color : found };
		},
	},
	'background-image': backgroundImage,
	'background-size': layerProperty('backgroundSize', sizeIn),
	'background-position': layerProperty('backgroundPosition', readPosition),
	'background-position-x': axisProperty(0),
	'background-position-y': axisProperty(1),
	'background-repeat': layerProperty('backgroundRepeat', repeatOf),
	'background-clip': clips,
	'-webkit-background-clip': clips,
	'background-origin': layerProperty('backgroundOrigin', readArea),
	'background-attachment': {
		keys: ['backgroundAttachment'],
		read: (nodes) => ({ backgroundAttachment: nodes.some((node) => wordOf(node) === 'fixed') ? 'fixed' : 'scroll' }),
	},
	'text-shadow': textShadow,
	'box-shadow': boxShadow,
	'-webkit-box-shadow': boxShadow,
};
