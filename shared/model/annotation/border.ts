/** Colors and borders of annotations and fields (ISO 32000-2, 12.5.2, 12.5.4 and 12.5.6.19). */
import type { PdfDocument } from '../../pdf/document';
import { Name, type Dict, type Value } from '../../pdf/syntax/values';

/** Solid, dashed, bevelled, inset or underlined (Table 168). */
export type BorderStyle = 'S' | 'D' | 'B' | 'I' | 'U';

export interface Border {
	readonly width: number;
	readonly style: BorderStyle;
	/** Empty unless the border is dashed. */
	readonly dash: readonly number[];
}

/** The pattern of a dashed border that names none (Table 168). */
const DEFAULT_DASH: readonly number[] = [3];

/** The border that /BS sets, or without one /Border: there an array of dashes makes it dashed, unless that is empty (8.4.3.6). */
export function readBorder(document: PdfDocument, annotation: Dict): Border {
	const border = document.array(annotation.get('Border'));
	const dict = document.dict(annotation.get('BS'));
	const width = document.resolve(dict ? dict.get('W') : border?.[2]);
	const named = document.resolve(dict?.get('S'));
	const letter = named instanceof Name && /^[SDBIU]$/.test(named.text) ? (named.text as BorderStyle) : 'S';
	const dash = readNumbers(document, dict ? dict.get('D') : border?.[3]).filter((part) => part >= 0);
	const isPattern = dash.some((part) => part > 0);
	const style = !dict && isPattern ? 'D' : letter;
	return {
		width: typeof width === 'number' && width >= 0 ? width : 1,
		style,
		dash: style !== 'D' ? [] : isPattern ? dash : DEFAULT_DASH,
	};
}

/**
 * A color as operands: one number is gray, three are RGB, four CMYK; undefined for none. Numbers outside of 0 to 1 are the nearest
 * within, as for operators (8.6.3).
 */
export function readColor(document: PdfDocument, value: Value | undefined): number[] | undefined {
	const parts = readNumbers(document, value);
	return [1, 3, 4].includes(parts.length) ? parts.map((part) => Math.min(Math.max(part, 0), 1)) : undefined;
}

/** More numbers than any comment has that was drawn by hand, or that marks text: its drawing cannot pause. */
export const MOST_NUMBERS = 50_000;
/** The cost of a number and its drawing, see `Pace`. */
const NUMBER_COST = 100;

/** A list of finite numbers; empty if it is anything else, or longer than `MOST_NUMBERS`. */
export function readNumbers(document: PdfDocument, value: Value | undefined): number[] {
	const list = document.array(value) ?? [];
	if (list.length > MOST_NUMBERS) return [];
	document.job.pace.add(list.length * NUMBER_COST);
	const items = list.map((item) => document.resolve(item));
	return items.every((item) => typeof item === 'number' && Number.isFinite(item)) ? (items as number[]) : [];
}

/** Lists of numbers, as long as they have no more than `MOST_NUMBERS` together. */
export function readLists(document: PdfDocument, value: Value | undefined): number[][] {
	const lists: number[][] = [];
	let left = MOST_NUMBERS;
	for (const item of document.array(value) ?? []) {
		left -= 1 + (document.array(item)?.length ?? 0);
		if (left < 0) return [];
		lists.push(readNumbers(document, item));
	}
	return lists;
}
