/** Bars of `progress`, `meter` and fields of a range, as long as their value (HTML Standard, 4.10.13, 4.10.14 and 4.10.5.1.13). */
import { innerText, type HtmlElement } from '../../html/nodes';
import type { PseudoName, Styled, Styler } from '../../html/styler';
import { Box } from '../../model/layout/boxes/box';
import type { MutableStyle } from '../../model/layout/boxes/style';
import { isRange } from './controls';

const GAUGES: ReadonlySet<string> = new Set(['progress', 'meter']);

export const isGauge = (element: HtmlElement): boolean => GAUGES.has(element.name) || isRange(element);

/** The part of a gauge that is filled, from 0 to 1. */
function readShare({ name, attributes }: HtmlElement): number {
	const numberIn = (key: string, usual: number): number => {
		const text = attributes.get(key)?.trim();
		const value = text === undefined || text === '' ? NaN : Number(text);
		return Number.isFinite(value) ? value : usual;
	};
	const least = name === 'progress' ? 0 : numberIn('min', 0);
	const most = numberIn('max', name === 'input' ? 100 : 1);
	const share = (numberIn('value', name === 'input' ? (least + most) / 2 : least) - least) / (most - least);
	return Number.isFinite(share) ? Math.min(Math.max(share, 0), 1) : 0;
}

/** @returns what it says in words, too: its content, or its share */
export function fillGauge(
	box: Box,
	element: HtmlElement,
	styled: Styled & { readonly pseudos: readonly PseudoName[] },
	styler: Styler,
): string {
	const share = readShare(element);
	const filled = styler.pseudoStyle(element, 'bar', styled).style;
	const style: MutableStyle = { ...filled, display: 'block', width: { px: 0, percent: share }, height: { px: 0, percent: 1 } };
	box.inner = 'blocks';
	box.children.push(new Box(style));
	const text = innerText(element).replace(/\s+/g, ' ').trim();
	return text === '' ? `${Math.round(share * 100)} %` : text;
}
