/** Bars of `progress`, `meter` and fields of a range, as long as their value (HTML Standard, 4.10.13, 4.10.14 and 4.10.5.1.13). */
import { innerText, type HtmlElement } from '../../html/nodes';
import type { PseudoName, Styled, Styler } from '../../html/styler';
import { Box } from '../../model/layout/boxes/box';
import { pixels, type MutableStyle, type Paint, type Style } from '../../model/layout/boxes/style';
import { anonymousBox } from './derived-boxes';
import { isRange } from './controls';
import { borderedBy } from './fill-control';

const GAUGES: ReadonlySet<string> = new Set(['progress', 'meter']);

export const isGauge = (element: HtmlElement): boolean => GAUGES.has(element.name) || isRange(element);

interface Reading {
	/** The part of a gauge that is filled, from 0 to 1. */
	readonly share: number;
	readonly bar: PseudoName;
}

function readGauge(element: HtmlElement): Reading {
	const { name, attributes } = element;
	const numberIn = (key: string, usual: number): number => {
		const text = attributes.get(key)?.trim();
		const value = text === undefined || text === '' ? NaN : Number(text);
		return Number.isFinite(value) ? value : usual;
	};
	const least = name === 'progress' ? 0 : numberIn('min', 0);
	const most = numberIn('max', name === 'input' ? 100 : 1);
	const value = numberIn('value', name === 'input' ? (least + most) / 2 : least);
	const share = (value - least) / (most - least);
	const within = (key: string, usual: number, from: number): number => Math.min(Math.max(numberIn(key, usual), from), most);
	const low = within('low', least, least);
	const regions = { low, high: within('high', most, low), optimum: within('optimum', (least + most) / 2, least) };
	return {
		share: Number.isFinite(share) ? Math.min(Math.max(share, 0), 1) : 0,
		bar: name === 'meter' ? BARS[regionsApart(value, regions)] : 'bar',
	};
}

const BARS = ['bar', 'suboptimal-bar', 'worst-bar'] as const;

/** How many regions the value of a meter is away from the best one (HTML Standard, 4.10.14). */
function regionsApart(
	value: number,
	{ low, high, optimum }: { readonly low: number; readonly high: number; readonly optimum: number },
): 0 | 1 | 2 {
	const [best, own] = [optimum, value].map((one) => (one < low ? 0 : one > high ? 2 : 1)) as [number, number];
	// The best region has its bounds, too.
	if (best === own || (best === 0 && value === low) || (best === 2 && value === high)) return 0;
	return best === 1 || own === 1 ? 1 : 2;
}

/** Of the knob of a range, and of the line that it is on, in pixels. */
const [KNOB, TRACK] = [15, 8];
const GRAY = 178 / 255;
const TRACK_COLOR: Paint = { color: [239 / 255, 239 / 255, 239 / 255], alpha: 1 };
const ROUND = [pixels(KNOB), pixels(KNOB)] as const;
const CORNERS: Partial<Style> = {
	borderTopLeftRadius: ROUND,
	borderTopRightRadius: ROUND,
	borderBottomLeftRadius: ROUND,
	borderBottomRightRadius: ROUND,
};

/** A line of which a part is filled, and a knob at the end of that. */
function addSlider(box: Box, filled: Style, share: number): void {
	const color = filled.accentColor ?? filled.backgroundColor;
	const plain = anonymousBox(box.style, 'block').style;
	const track: Style = {
		...plain,
		...CORNERS,
		...borderedBy({ color: [GRAY, GRAY, GRAY], alpha: 1 }),
		boxSizing: 'border-box',
		height: pixels(TRACK),
		marginTop: pixels((KNOB - TRACK) / 2 + 0.5),
		backgroundColor: TRACK_COLOR,
	};
	const line = new Box(track);
	line.inner = 'blocks';
	line.add(new Box({ ...filled, ...CORNERS, backgroundColor: color }));
	const knob: Style = {
		...plain,
		...CORNERS,
		width: pixels(KNOB),
		height: pixels(KNOB),
		marginTop: pixels(-(KNOB + TRACK) / 2),
		marginLeft: { px: -KNOB * share, percent: share },
		backgroundColor: color,
	};
	box.add(line);
	box.add(new Box(knob));
}

/** @returns what it says in words, too: its content, or its share */
export function fillGauge(
	box: Box,
	element: HtmlElement,
	styled: Styled & { readonly pseudos: readonly PseudoName[] },
	styler: Styler,
): string {
	const { share, bar } = readGauge(element);
	const filled = styler.pseudoStyle(element, bar, styled).style;
	const style: MutableStyle = { ...filled, display: 'block', width: { px: 0, percent: share }, height: { px: 0, percent: 1 } };
	box.inner = 'blocks';
	if (isRange(element) && box.style.appearance !== 'none') addSlider(box, style, share);
	else box.add(new Box(style));
	const text = innerText(element).replace(/\s+/g, ' ').trim();
	return text === '' ? `${Math.round(share * 100)} %` : text;
}
