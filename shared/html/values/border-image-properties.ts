/** Properties of images in the place of borders (CSS Backgrounds 3, 5). */
import type { BorderImage, BorderPart, BorderRepeat, FourSides, Length } from '../../model/layout/boxes/style';
import { imageOf } from './background-properties';
import { lengthOf, numberOf } from './lengths';
import { readFourSides, type Properties, type Property, type Reading } from './property';
import { isSlash, wordOf, type CssNode } from './tokens';

const REPEATS: readonly BorderRepeat[] = ['stretch', 'repeat', 'round', 'space'];
const all = <T>(value: T): FourSides<T> => [value, value, value, value];
const NONE: BorderImage = {
	image: undefined,
	slice: all({ px: 0, percent: 1 }),
	isFilled: false,
	width: all({ times: 1 }),
	outset: all({ times: 0 }),
	repeat: ['stretch', 'stretch'],
};

const isPositive = ({ px, percent }: Length): boolean => px >= 0 && percent >= 0;

/** A number is pixels of the image. */
const sliceOf = (node: CssNode, reading: Reading): Length | undefined => {
	const number = numberOf(node);
	const length = number === undefined ? lengthOf(node, reading) : { px: number, percent: 0 };
	return length && isPositive(length) && (number !== undefined || length.px === 0) ? length : undefined;
};

const partOf = (node: CssNode, reading: Reading): BorderPart | undefined => {
	const times = numberOf(node);
	if (times !== undefined) return times >= 0 ? { times } : undefined;
	const length = lengthOf(node, reading);
	return length && isPositive(length) ? length : undefined;
};

const readBorderWidth = (node: CssNode, reading: Reading): BorderPart | 'auto' | undefined =>
	wordOf(node) === 'auto' ? 'auto' : partOf(node, reading);

const repeatOf = (node: CssNode | undefined): BorderRepeat | undefined => REPEATS.find((one) => one === wordOf(node));

function readFour<T>(nodes: readonly CssNode[], read: (node: CssNode) => T | undefined): FourSides<T> | undefined {
	const four = readFourSides(nodes.map(read));
	return four && !four.includes(undefined) ? (four as FourSides<T>) : undefined;
}

function readSlice(nodes: readonly CssNode[], reading: Reading): Pick<BorderImage, 'slice' | 'isFilled'> | undefined {
	const numbers = nodes.filter((node) => wordOf(node) !== 'fill');
	const slice = readFour(numbers, (node) => sliceOf(node, reading));
	return slice && nodes.length - numbers.length < 2 ? { slice, isFilled: numbers.length < nodes.length } : undefined;
}

function readRepeat(nodes: readonly CssNode[]): Pick<BorderImage, 'repeat'> | undefined {
	const [across, down = across] = nodes.map(repeatOf);
	return across && down && nodes.length < 3 ? { repeat: [across, down] } : undefined;
}

/** The image, words of repeating, and lists of numbers: slices, widths and outsets, between slashes. */
function readAll(nodes: readonly CssNode[], reading: Reading): BorderImage | undefined {
	let image: BorderImage['image'] | 'none';
	const repeats: CssNode[] = [];
	const lists: [CssNode[], CssNode[], CssNode[]] = [[], [], []];
	let stage = 0;
	for (const node of nodes) {
		const found = imageOf(node, reading);
		if (isSlash(node)) stage++;
		else if (found !== undefined) image = found;
		else if (repeatOf(node)) repeats.push(node);
		else if (!lists[stage]?.push(node)) return undefined;
	}
	const [slices, widths, outsets] = lists;
	const read = {
		...(slices.length > 0 ? readSlice(slices, reading) : NONE),
		width: widths.length > 0 ? readFour(widths, (node) => readBorderWidth(node, reading)) : NONE.width,
		outset: outsets.length > 0 ? readFour(outsets, (node) => partOf(node, reading)) : NONE.outset,
		...(repeats.length > 0 ? readRepeat(repeats) : { repeat: NONE.repeat }),
	};
	const { slice, isFilled = false, width, outset, repeat } = read;
	if (!slice || !width || !outset || !repeat) return undefined;
	return { image: image === 'none' ? undefined : image, slice, isFilled, width, outset, repeat };
}

/** A property that sets a part of the value. */
const part = (read: (nodes: readonly CssNode[], reading: Reading) => Partial<BorderImage> | undefined): Property => ({
	keys: ['borderImage'],
	read: (nodes, reading) => {
		const found = read(nodes, reading);
		return found && { borderImage: { ...(reading.own.borderImage ?? NONE), ...found } };
	},
});

export const BORDER_IMAGE_PROPERTIES: Properties = {
	'border-image': part(readAll),
	'-webkit-border-image': part(readAll),
	'border-image-source': part(([node], reading) => {
		const image = imageOf(node, reading);
		return image && { image: image === 'none' ? undefined : image };
	}),
	'border-image-slice': part(readSlice),
	'border-image-width': part((nodes, reading) => {
		const width = readFour(nodes, (node) => readBorderWidth(node, reading));
		return width && { width };
	}),
	'border-image-outset': part((nodes, reading) => {
		const outset = readFour(nodes, (node) => partOf(node, reading));
		return outset && { outset };
	}),
	'border-image-repeat': part(readRepeat),
};
