/** Colors in spaces other than sRGB, and mixed ones, as functions of CSS (CSS Color 4, 8 to 10; CSS Color 5, 3). */
import { greatest, least } from '../../lists';
import type { Paint } from '../../model/layout/boxes/style';
import { degreesOf, ratioOf } from './lengths';
import { isComma, isSlash, splitNodes, wordOf, type CssNode } from './tokens';

type Triple = readonly [number, number, number];
type ReadPaint = (node: CssNode | undefined, depth: number) => Paint | 'current' | undefined;

/** Colors that are mixed inside each other. */
const MOST_NESTED = 10;

/** @param readPaint reads the colors that are mixed */
export function colorFromFunction(
	name: string,
	nodes: readonly CssNode[],
	readPaint: ReadPaint,
	depth: number,
): Paint | 'current' | undefined {
	if (name === 'color-mix') return depth < MOST_NESTED ? mixPaints(nodes, readPaint, depth + 1) : undefined;
	// Pages are light.
	if (name === 'light-dark') return depth < MOST_NESTED ? lightPaint(nodes, readPaint, depth + 1) : undefined;
	const [values = [], [opacity] = []] = splitNodes(nodes, isSlash);
	const alpha = opacity === undefined ? 1 : componentOf(opacity, 1);
	if (alpha === undefined) return undefined;
	const color = name === 'color' ? colorInSpace(values) : colorByName(name, values);
	return color && { color: color.map(clamp) as unknown as Triple, alpha: clamp(alpha) };
}

function lightPaint(nodes: readonly CssNode[], readPaint: ReadPaint, depth: number): Paint | 'current' | undefined {
	const colors = splitNodes(nodes, isComma);
	return colors.length === 2 && colors[0]!.length === 1 ? readPaint(colors[0]![0], depth) : undefined;
}

const clamp = (value: number): number => Math.min(Math.max(value, 0), 1);

/** @param whole what 100 % is */
function componentOf(node: CssNode | undefined, whole: number): number | undefined {
	if (wordOf(node) === 'none') return 0;
	const ratio = ratioOf(node);
	return ratio === undefined ? undefined : node?.type === 'Percentage' ? ratio * whole : ratio;
}

const hueOf = (node: CssNode | undefined): number | undefined =>
	wordOf(node) === 'none' ? 0 : (degreesOf(node) ?? (node?.type === 'Percentage' ? undefined : ratioOf(node)));

function colorByName(name: string, nodes: readonly CssNode[]): Triple | undefined {
	const spec = Object.hasOwn(SPACES, name) ? SPACES[name] : undefined;
	if (!spec || nodes.length !== 3) return undefined;
	const values = nodes.map((node, index) => {
		const whole = spec.wholes[index]!;
		return whole === 'hue' ? hueOf(node) : componentOf(node, whole);
	});
	const [one, two, three] = values;
	return one === undefined || two === undefined || three === undefined ? undefined : spec.convert([one, two, three]);
}

interface Space {
	readonly wholes: readonly [number | 'hue', number, number | 'hue'];
	readonly convert: (values: Triple) => Triple;
}

const fromPolar = ([light, chroma, hue]: Triple): Triple => {
	const angle = (hue * Math.PI) / 180;
	return [light, chroma * Math.cos(angle), chroma * Math.sin(angle)];
};

const SPACES: Readonly<Record<string, Space>> = {
	oklab: { wholes: [1, 0.4, 0.4], convert: (values) => toSrgb(fromOklab(values)) },
	oklch: { wholes: [1, 0.4, 'hue'], convert: (values) => toSrgb(fromOklab(fromPolar(values))) },
	lab: { wholes: [100, 125, 125], convert: (values) => toSrgb(fromLab(values)) },
	lch: { wholes: [100, 150, 'hue'], convert: (values) => toSrgb(fromLab(fromPolar(values))) },
	hwb: { wholes: ['hue', 1, 1], convert: fromHwb },
};

function colorInSpace([space, ...nodes]: readonly CssNode[]): Triple | undefined {
	const values = nodes.map((node) => componentOf(node, 1));
	const [red, green, blue] = values;
	if (values.length !== 3 || red === undefined || green === undefined || blue === undefined) return undefined;
	switch (wordOf(space)) {
		case 'srgb':
			return [red, green, blue];
		case 'srgb-linear':
			return toSrgb([red, green, blue]);
		case 'display-p3':
			return toSrgb(transform(FROM_P3, [red, green, blue].map(toLinear) as unknown as Triple));
		default:
			return undefined;
	}
}

type Matrix = readonly [Triple, Triple, Triple];

const transform = (matrix: Matrix, [x, y, z]: Triple): Triple =>
	matrix.map(([a, b, c]) => a * x + b * y + c * z) as unknown as Triple;

/** Between linear light and the values of sRGB. */
const toGamma = (value: number): number =>
	Math.abs(value) <= 0.0031308 ? value * 12.92 : Math.sign(value) * (1.055 * Math.abs(value) ** (1 / 2.4) - 0.055);
const toLinear = (value: number): number =>
	Math.abs(value) <= 0.04045 ? value / 12.92 : Math.sign(value) * ((Math.abs(value) + 0.055) / 1.055) ** 2.4;

const toSrgb = (linear: Triple): Triple => linear.map(toGamma) as unknown as Triple;

const OKLAB_TO_CONES: Matrix = [
	[1, 0.3963377774, 0.2158037573],
	[1, -0.1055613458, -0.0638541728],
	[1, -0.0894841775, -1.291485548],
];
const CONES_TO_LINEAR: Matrix = [
	[4.0767416621, -3.3077115913, 0.2309699292],
	[-1.2684380046, 2.6097574011, -0.3413193965],
	[-0.0041960863, -0.7034186147, 1.707614701],
];
const LINEAR_TO_CONES: Matrix = [
	[0.4122214708, 0.5363325363, 0.0514459929],
	[0.2119034982, 0.6806995451, 0.1073969566],
	[0.0883024619, 0.2817188376, 0.6299787005],
];
const CONES_TO_OKLAB: Matrix = [
	[0.2104542553, 0.793617785, -0.0040720468],
	[1.9779984951, -2.428592205, 0.4505937099],
	[0.0259040371, 0.7827717662, -0.808675766],
];
/** From XYZ with the white of D50. */
const D50_TO_LINEAR: Matrix = [
	[3.1341358529, -1.6173863321, -0.490661946],
	[-0.9787954765, 1.9162543774, 0.0334427326],
	[0.0719553922, -0.2289767598, 1.4053859036],
];
const LINEAR_TO_D50: Matrix = [
	[0.4360657469, 0.3851515095, 0.1430784255],
	[0.2224931743, 0.7168870072, 0.0606169819],
	[0.0139239189, 0.0970813305, 0.7140995192],
];
const FROM_P3: Matrix = [
	[1.2249401763, -0.2249401763, 0],
	[-0.0420569547, 1.0420569547, 0],
	[-0.0196375546, -0.0786360456, 1.0982736002],
];
const D50 = [0.9642956764, 1, 0.8251046025] as const;

const fromOklab = (values: Triple): Triple =>
	transform(CONES_TO_LINEAR, transform(OKLAB_TO_CONES, values).map((value) => value ** 3) as unknown as Triple);

const toOklab = (linear: Triple): Triple =>
	transform(CONES_TO_OKLAB, transform(LINEAR_TO_CONES, linear).map(Math.cbrt) as unknown as Triple);

function fromLab([light, a, b]: Triple): Triple {
	const y = (light + 16) / 116;
	const cube = (value: number): number => (value > 6 / 29 ? value ** 3 : (116 * value - 16) / (24389 / 27));
	return transform(D50_TO_LINEAR, [D50[0] * cube(y + a / 500), cube(y), D50[2] * cube(y - b / 200)]);
}

function toLab(linear: Triple): Triple {
	const root = (value: number): number => (value > (6 / 29) ** 3 ? Math.cbrt(value) : ((24389 / 27) * value + 16) / 116);
	const [x, y, z] = transform(LINEAR_TO_D50, linear).map((value, index) => root(value / D50[index]!)) as unknown as Triple;
	return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** The color of sRGB for a hue in degrees, and a saturation and a lightness from 0 to 1 (CSS Color 4, 7.1). */
export function colorOfHue(hue: number, saturation: number, lightness: number): Triple {
	const at = (offset: number): number => {
		const place = (((offset + hue / 30) % 12) + 12) % 12;
		return lightness - saturation * Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(place - 3, 9 - place, 1));
	};
	return [at(0), at(8), at(4)];
}

function hueOfColor([red, green, blue]: Triple): number {
	const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
	const chroma = most - least;
	if (chroma === 0) return 0;
	if (most === red) return (60 * (green - blue)) / chroma;
	return most === green ? 60 * (2 + (blue - red) / chroma) : 60 * (4 + (red - green) / chroma);
}

function toHsl(color: Triple): Triple {
	const [most, lowest] = [greatest(color), least(color)];
	const lightness = (most + lowest) / 2;
	const room = Math.min(lightness, 1 - lightness);
	return [hueOfColor(color), room === 0 ? 0 : (most - lightness) / room, lightness];
}

const toHwb = (color: Triple): Triple => [hueOfColor(color), least(color), 1 - greatest(color)];

function fromHwb([hue, white, black]: Triple): Triple {
	const sum = white + black;
	if (sum >= 1) return [white / sum, white / sum, white / sum];
	const at = (offset: number): number => {
		const place = (((offset + hue / 60) % 6) + 6) % 6;
		return clamp(Math.abs(place - 3) - 1) * (1 - sum) + white;
	};
	return [at(0), at(4), at(2)];
}

/** A space in which colors are mixed, from and to sRGB; a polar one has a hue, in degrees, which colors without a chroma lack. */
interface Mixing {
	readonly to: (color: Triple) => Triple;
	readonly from: (mixed: Triple) => Triple;
	readonly polar?: 'first' | 'last';
}

const linearOf = (color: Triple): Triple => color.map(toLinear) as unknown as Triple;

const MIXED: Readonly<Record<string, Mixing>> = {
	srgb: { to: (color) => color, from: (mixed) => mixed },
	'srgb-linear': { to: linearOf, from: toSrgb },
	oklab: { to: (color) => toOklab(linearOf(color)), from: (mixed) => toSrgb(fromOklab(mixed)) },
	oklch: {
		to: (color) => toPolar(toOklab(linearOf(color))),
		from: (mixed) => toSrgb(fromOklab(fromPolar(mixed))),
		polar: 'last',
	},
	lab: { to: (color) => toLab(linearOf(color)), from: (mixed) => toSrgb(fromLab(mixed)) },
	lch: {
		to: (color) => toPolar(toLab(linearOf(color))),
		from: (mixed) => toSrgb(fromLab(fromPolar(mixed))),
		polar: 'last',
	},
	hsl: { to: toHsl, from: (mixed) => colorOfHue(...mixed), polar: 'first' },
	hwb: { to: toHwb, from: fromHwb, polar: 'first' },
};

const toPolar = ([light, a, b]: Triple): Triple => [light, Math.hypot(a, b), (Math.atan2(b, a) * 180) / Math.PI];

/** `color-mix(in oklab, red 20%, blue)`, on the shorter way between two hues. */
function mixPaints(nodes: readonly CssNode[], readPaint: ReadPaint, depth: number): Paint | undefined {
	const [space = [], ...parts] = splitNodes(nodes, isComma);
	if (wordOf(space[0]) !== 'in' || parts.length !== 2) return undefined;
	const paints = parts.map((part) => {
		const share = part.find(({ type }) => type === 'Percentage');
		const paint = readPaint(
			part.find(({ type }) => type !== 'Percentage'),
			depth,
		);
		return { paint: paint === 'current' ? undefined : paint, share: ratioOf(share) };
	});
	const [one, other] = paints;
	if (!one?.paint || !other?.paint) return undefined;
	const name = wordOf(space[1]) ?? '';
	const mixing = Object.hasOwn(MIXED, name) && (space.length === 2 || wordOf(space[2]) === 'shorter') ? MIXED[name] : undefined;
	if (!mixing) return undefined;
	const [first, second] = [one.share ?? 1 - (other.share ?? 0.5), other.share ?? 1 - (one.share ?? 0.5)];
	const sum = first + second;
	if (sum <= 0) return undefined;
	const mixed = mixTwo(one.paint, other.paint, second / sum, mixing);
	return { ...mixed, alpha: clamp(mixed.alpha * Math.min(sum, 1)) };
}

/** Two paints, of which `part` is the second, as they are mixed in OKLab. */
export const mixEvenly = (one: Paint, other: Paint, part: number): Paint => mixTwo(one, other, part, MIXED['oklab']!);

function mixTwo(one: Paint, other: Paint, part: number, { to, from, polar }: Mixing): Paint {
	// Colors count as much as they are seen.
	const weights = [one.alpha * (1 - part), other.alpha * part] as const;
	const alpha = weights[0] + weights[1];
	const colors = [to(one.color), to(other.color)] as const;
	const hueAt = polar === undefined ? undefined : polar === 'first' ? 0 : 2;
	const mixed = colors[0].map((value, index) =>
		index === hueAt
			? mixHues(isGray(one) ? undefined : value, isGray(other) ? undefined : colors[1][index], part)
			: alpha === 0
				? 0
				: (value * weights[0] + colors[1][index]! * weights[1]) / alpha,
	) as unknown as Triple;
	return { color: from(mixed).map(clamp) as unknown as Triple, alpha: clamp(alpha) };
}

/** Grays have no hue; nor have clear colors. */
const isGray = ({ color: [red, green, blue], alpha }: Paint): boolean =>
	alpha === 0 || Math.max(red, green, blue) - Math.min(red, green, blue) < NEARLY_GRAY;

const NEARLY_GRAY = 1e-3;

/** On the shorter way; a color without a hue has that of the other (CSS Color 4, 12.2 and 12.4). */
function mixHues(one: number | undefined, other: number | undefined, part: number): number {
	if (one === undefined || other === undefined) return one ?? other ?? 0;
	const way = (((other - one) % 360) + 540) % 360;
	return one + (way - 180) * part;
}
