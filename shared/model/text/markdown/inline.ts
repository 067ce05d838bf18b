/** Text inside a paragraph as Markdown: bold, italic, fixed pitch, links, and characters that Markdown would take for its own. */
import { greatest } from '../fragments/extremes';
import type { FlowBuilder } from '../fragments/flow';
import type { Fragment } from '../fragments/fragment';
import { STRIDE_COST, type Steps } from '../fragments/steps';

/** Where a fragment leads to; undefined if it is not a link. */
export type LinkOf = (fragment: Fragment) => string | undefined;

export interface InlineOptions {
	readonly linkOf: LinkOf;
	/** Whether bold text is marked: in headings it is not. */
	readonly marksBold: boolean;
	/** Whether a fragment refers to a note. */
	readonly isReference?: (fragment: Fragment) => boolean;
}

/** How many pieces are one step: each is looked up among the links of its page. */
const PIECES = 100;

interface Look {
	readonly bold: boolean;
	readonly italic: boolean;
	readonly fixedPitch: boolean;
	readonly link: string | undefined;
	readonly isReference: boolean;
}

/** The text of a flow on one line. */
export function* inline(flow: FlowBuilder, options: InlineOptions): Steps<string> {
	let result = '';
	let look: Look | undefined;
	let run = '';
	let count = 0;
	for (const { space, text, fragment } of flow.pieces()) {
		if (++count % PIECES === 0) yield STRIDE_COST;
		const next = lookOf(fragment, options);
		const gap = space === '' ? '' : ' ';
		if (look && isSame(look, next)) {
			run += gap + text;
			continue;
		}
		if (look) result += markRun(run, look);
		result += gap;
		look = next;
		run = text;
	}
	return (look ? result + markRun(run, look) : '').trim();
}

function lookOf(fragment: Fragment, { linkOf, marksBold, isReference }: InlineOptions): Look {
	const { bold, italic, fixedPitch } = fragment.style.font;
	return { bold: bold && marksBold, italic, fixedPitch, link: linkOf(fragment), isReference: isReference?.(fragment) === true };
}

const isSame = (one: Look, other: Look): boolean =>
	one.bold === other.bold &&
	one.italic === other.italic &&
	one.fixedPitch === other.fixedPitch &&
	one.link === other.link &&
	one.isReference === other.isReference;

function markRun(run: string, { bold, italic, fixedPitch, link, isReference }: Look): string {
	if (isReference && /^\d{1,3}$/.test(run)) return `[^${run}]`;
	let text = fixedPitch ? code(run) : escapeText(run);
	if (/[\p{L}\p{N}]/u.test(run)) {
		if (italic) text = `*${text}*`;
		if (bold) text = `**${text}**`;
	}
	return link === undefined ? text : `[${text}](${target(link)})`;
}

/** Code is fenced by more backticks than it has in a row (CommonMark 0.31, 6.1). */
function code(run: string): string {
	const longest = greatest(
		(run.match(/`+/g) ?? []).map((ticks) => ticks.length),
		0,
	);
	const fence = '`'.repeat(longest + 1);
	return longest > 0 ? `${fence} ${run} ${fence}` : `${fence}${run}${fence}`;
}

const target = (link: string): string => (/[\s()<>]/.test(link) ? `<${link.replace(/[\s<>]/g, encodeURIComponent)}>` : link);

/** An underscore inside a word marks nothing, so it stays as it is. */
const escapeText = (text: string): string =>
	text
		.replace(/[\\`*[\]]/g, '\\$&')
		.replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
		.replace(/<(?=[A-Za-z/!?])/g, '\\<');

/** Text that begins a paragraph and would be taken for a heading, a quotation, a list or a rule. */
export const escapeBeginning = (text: string): string =>
	text.replace(/^(?=#{1,6}(?:\s|$)|>|[-+](?:\s|$)|(?:-{3,}|={3,}|_{3,})$)/, '\\').replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2');
