/** Which part of a drawing is shown, and where (SVG 2, 8). */
import type { Matrix } from '../../model/geometry/geometry';
import type { Fit } from '../../model/layout/boxes/drawing';
import { elementsOf, type HtmlElement } from '../nodes';
import { measureOf, numbersIn } from './numbers';
import type { Measures } from './shapes';

/** Languages of HTML inside a drawing, which is read. */
const EXTENSIONS = /^(?:http:\/\/www\.w3\.org\/1999\/xhtml|\s)*$/;

/** The first part of a `switch` whose conditions hold, even if it shows nothing (SVG 2, 5.8); features count as there. */
export const chosenOf = (element: HtmlElement): HtmlElement[] =>
	elementsOf(element)
		.filter(({ attributes }) => {
			const languages = attributes.get('systemLanguage')?.split(',');
			const isRead = languages === undefined || languages.some((one) => /^\s*en\b/i.test(one));
			return isRead && EXTENSIONS.test(attributes.get('requiredExtensions') ?? '');
		})
		.slice(0, 1);

/** The part that is shown; `undefined` without one. */
export function viewBoxOf({ attributes }: HtmlElement): readonly [number, number, number, number] | undefined {
	const [left, top, width, height] = numbersIn(attributes.get('viewBox') ?? '', 4);
	return height === undefined || width! <= 0 || height <= 0 ? undefined : [left!, top!, width!, height];
}

const PARTS: Readonly<Record<string, number>> = { min: 0, mid: 0.5, max: 1 };

export function fitOf({ attributes }: HtmlElement): Fit {
	const text = attributes.get('preserveAspectRatio')?.trim().toLowerCase() ?? '';
	if (text.startsWith('none')) return { scaling: 'none', x: 0, y: 0 };
	const [, x = 'mid', y = 'mid'] = /^x(min|mid|max)y(min|mid|max)/.exec(text) ?? [];
	return { scaling: text.endsWith('slice') ? 'slice' : 'meet', x: PARTS[x]!, y: PARTS[y]! };
}

/** How far a part that has its own view is moved. */
export const viewportOf = ({ attributes }: HtmlElement, { width, height, em }: Measures): Matrix => [
	1,
	0,
	0,
	1,
	measureOf(attributes.get('x'), width, em) ?? 0,
	measureOf(attributes.get('y'), height, em) ?? 0,
];
