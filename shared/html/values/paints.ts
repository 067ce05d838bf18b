/** Colors of CSS (CSS Color Module Level 4). */
import { readColor } from '../../contract/values/colors';
import type { Paint } from '../../model/layout/boxes/style';
import { colorFromFunction, colorOfHue } from './color-functions';
import { degreesOf, ratioOf } from './lengths';
import { argumentsOf, type CssNode } from './tokens';

export const TRANSPARENT: Paint = { color: [0, 0, 0], alpha: 0 };

/** A color; `current` for the color of the text; `undefined` for anything else. */
export function paintOf(node: CssNode | undefined, depth = 0): Paint | 'current' | undefined {
	if (node?.type === 'Hash') return fromHex(node.value);
	if (node?.type === 'Identifier') {
		const name = node.name.toLowerCase();
		if (name === 'transparent') return TRANSPARENT;
		if (name === 'currentcolor') return 'current';
		const known = SYSTEM[name] ?? readColor(name);
		return known && opaque(known);
	}
	if (node?.type !== 'Function') return undefined;
	const name = node.name.toLowerCase();
	return fromFunction(name, argumentsOf(node)) ?? colorFromFunction(name, argumentsOf(node), paintOf, depth);
}

/** Colors of the system that sheets name, as they are on paper. */
const SYSTEM: Readonly<Record<string, readonly [number, number, number]>> = {
	canvas: [255, 255, 255],
	canvastext: [0, 0, 0],
	windowtext: [0, 0, 0],
	window: [255, 255, 255],
	linktext: [0, 0, 238],
	graytext: [128, 128, 128],
};

const opaque = ([red, green, blue]: readonly [number, number, number], alpha = 1): Paint => ({
	color: [red / 255, green / 255, blue / 255],
	alpha,
});

function fromHex(text: string): Paint | undefined {
	const known = readColor(`#${text}`);
	if (known) return opaque(known);
	if (!/^(?:[\da-f]{4}|[\da-f]{8})$/i.test(text)) return undefined;
	const digits = text.length === 4 ? [...text].map((digit) => digit + digit).join('') : text;
	const [red, green, blue, alpha] = [0, 2, 4, 6].map((at) => Number.parseInt(digits.slice(at, at + 2), 16));
	return opaque([red!, green!, blue!], alpha! / 255);
}

function fromFunction(name: string, nodes: readonly CssNode[]): Paint | undefined {
	if (!/^(?:rgb|hsl)a?$/.test(name)) return undefined;
	const values = nodes.filter((node) => node.type !== 'Operator');
	const alpha = values.length > 3 ? ratioOf(values[3]) : 1;
	if (values.length < 3 || values.length > 4 || alpha === undefined) return undefined;
	const clear = Math.min(Math.max(alpha, 0), 1);
	const within = (value: number): number => Math.min(Math.max(value, 0), 255);
	if (name === 'rgb' || name === 'rgba') {
		const parts = values.slice(0, 3).map((node) => {
			const ratio = ratioOf(node);
			return ratio === undefined ? undefined : within(node.type === 'Percentage' ? ratio * 255 : ratio);
		});
		const [red, green, blue] = parts;
		return red === undefined || green === undefined || blue === undefined ? undefined : opaque([red, green, blue], clear);
	}
	const hue = degreesOf(values[0]) ?? ratioOf(values[0]);
	const [saturation, lightness] = [ratioOf(values[1]), ratioOf(values[2])];
	if (hue === undefined || saturation === undefined || lightness === undefined) return undefined;
	return { color: colorOfHue(hue, Math.min(Math.max(saturation, 0), 1), Math.min(Math.max(lightness, 0), 1)), alpha: clear };
}
