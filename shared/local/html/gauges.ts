/** Bars of `progress`, `meter` and fields of a range, as long as their value (HTML Standard, 4.10.13, 4.10.14 and 4.10.5.1.13). */
import { innerText, type HtmlElement } from '../../html/nodes';
import type { PseudoName, Styled, Styler } from '../../html/styler';
import { Box } from '../../model/layout/boxes/box';
import type { MutableStyle } from '../../model/layout/boxes/style';
import { isRange } from './controls';

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
	box.add(new Box(style));
	const text = innerText(element).replace(/\s+/g, ' ').trim();
	return text === '' ? `${Math.round(share * 100)} %` : text;
}
