/**
 * The text that a glyph's name means (docs/semantics.md, D46): the Adobe Glyph List with its rules for suffixes and ligatures, the
 * names of TeX's fonts, and those of variants such as old-style digits.
 */
import { pointOfGlyph } from '../glyph-names';
import { furtherNames } from '../predefined/further-names';
import { OTHER_NAMES } from './other-names';

let further: ReadonlyMap<string, number> | undefined;

/**
 * Makes `textOfGlyph` know the whole Adobe Glyph List, if one of the names may be there: what a name means would else depend on whether
 * another document needed the list before.
 */
export async function prepareNames(names: Iterable<string>): Promise<void> {
	if (further) return;
	for (const name of names) {
		const stem = dropSuffix(name);
		if (stem === '' || pointOfGlyph(stem) !== undefined || OTHER_NAMES.has(stem)) continue;
		await prepareAllNames();
		return;
	}
}

/** The same for names that are found later. */
export async function prepareAllNames(): Promise<void> {
	further ??= await furtherNames();
}

/** Names are shorter (ISO 32000-2, Annex C.2). */
const LONGEST = 127;
/** Larger versions in TeX's fonts, and parts of a text style. */
const SIZE = /(?:big|Big|bigg|Bigg|text|display)$/;
const VARIANT = /^(.+?)(oldstyle|fitted|superior|inferior|small)$/;

/** @returns undefined for a name that means nothing, such as `g12`; empty for `.notdef`. */
export function textOfGlyph(name: string): string | undefined {
	if (name.length > LONGEST) return undefined;
	const stem = dropSuffix(name);
	if (stem === '') return name === '.notdef' ? '' : undefined;
	const whole = textOfPart(stem);
	if (whole !== undefined || !stem.includes('_')) return whole;
	let text = '';
	for (const part of stem.split('_')) {
		const found = textOfPart(part);
		if (found === undefined) return undefined;
		text += found;
	}
	return text;
}

/** A name without its suffix, such as `.alt`. */
function dropSuffix(name: string): string {
	const dot = name.indexOf('.');
	return dot < 0 ? name : name.slice(0, dot);
}

function textOfPart(name: string): string | undefined {
	const point = pointOfGlyph(name) ?? OTHER_NAMES.get(name) ?? further?.get(name);
	if (point !== undefined) return keepMeaning(String.fromCodePoint(point));
	const units = /^uni((?:[0-9A-Fa-f]{4})+)$/.exec(name)?.[1];
	if (units !== undefined) return keepMeaning(Buffer.from(units, 'hex').swap16().toString('utf16le'));
	const plain = name.replace(SIZE, '');
	if (plain !== name && plain !== '') return textOfPart(plain);
	const [, base, variant] = VARIANT.exec(name) ?? [];
	if (base === undefined) return undefined;
	const text = textOfPart(base);
	// A small capital is a lower-case letter in another shape.
	return variant === 'small' ? text?.toLowerCase() : text;
}

/** U+0000, U+FFFD, private use and halves of surrogate pairs say nothing. */
const NO_MEANING = /[\0\ufffd\p{Co}\p{Cs}]/u;

/** Whether text is something that a reader could mean. */
export const isMeaning = (text: string): boolean => text !== '' && !NO_MEANING.test(text);

/** Whether text has characters that say nothing, and no others but white space; an empty text says that nothing is there. */
export const saysNothing = (text: string): boolean => text !== '' && NO_MEANING.test(text) && !MEANING.test(text);
const MEANING = /[^\0\ufffd\p{Co}\p{Cs}\s]/u;

/** The text if it is something that a reader could mean. */
export const keepMeaning = (text: string | undefined): string | undefined =>
	text !== undefined && isMeaning(text) ? text : undefined;
