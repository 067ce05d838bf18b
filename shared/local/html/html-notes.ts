/** Notes about a document that was made from HTML. */
import type { Note } from '../../contract/backend';
import { agree, countNoun, listItems } from '../../sentences';
import { madeNotes } from '../markdown/made-notes';
import type { Told } from './told';

interface About {
	readonly told: Told;
	readonly ignored: ReadonlyMap<string, number>;
	readonly notLoaded: number;
	readonly scripts: number;
	readonly isCutOff: boolean;
	readonly missing: ReadonlySet<string>;
	readonly hasFont: boolean;
	readonly language: string | undefined;
	readonly breaksArchive: boolean;
}

/** Names that a message lists; more are counted. */
const NAMED = 12;

export const htmlNotes = ({ told, ignored, notLoaded, scripts, isCutOff, ...about }: About): Note[] => [
	...madeNotes({ ...about, from: 'HTML', told }),
	...(isCutOff ? [CONTENT_CUT_OFF] : []),
	...(ignored.size > 0 ? [stylesIgnored(ignored)] : []),
	...(notLoaded > 0 ? [stylesNotLoaded(notLoaded)] : []),
	...(scripts > 0 ? [scriptsNotRun(scripts)] : []),
	...(told.leftOut.size + told.fields.size > 0 ? [elementsLeftOut(told)] : []),
];

/** Names with their counts, those first that are there most often. */
function countedNames(counts: ReadonlyMap<string, number>): string {
	const sorted = [...counts].sort(([one, few], [other, many]) => many - few || (one < other ? -1 : 1));
	const named = sorted
		.slice(0, NAMED)
		.map(([name, count]) => (count > 1 ? `${name.slice(0, 40)} (${count})` : name.slice(0, 40)));
	return listItems(sorted.length > NAMED ? [...named, `${sorted.length - NAMED} more`] : named);
}

const CONTENT_CUT_OFF: Note = {
	code: 'content_cut_off',
	message:
		'Content is wider than the page even at half its size, and does not show beyond the right edge. Choose a larger or landscape page, or make the content narrower.',
};

const stylesIgnored = (ignored: ReadonlyMap<string, number>): Note => ({
	code: 'styles_ignored',
	message: `The style sheets have ${countNoun(ignored.size, 'property', 'properties')} and rules that are not supported, and had no effect: ${countedNames(ignored)}.`,
});

const stylesNotLoaded = (count: number): Note => ({
	code: 'styles_not_loaded',
	message: `${countNoun(count, 'style sheet or font', 'style sheets and fonts')} ${agree(count, 'was', 'were')} not loaded. Nothing is fetched: write styles into a style element, and fonts that may be embedded into @font-face as data: addresses. Other text is set in Noto fonts.`,
});

const scriptsNotRun = (count: number): Note => ({
	code: 'html_scripts_not_run',
	message: `${countNoun(count, 'script')} of the HTML ${agree(count, 'was', 'were')} not run. Text, styles and charts that scripts make are not in the document: write them into the HTML.`,
});

const elementsLeftOut = ({ leftOut, fields }: Told): Note => ({
	code: 'elements_left_out',
	message: [
		...(leftOut.size > 0
			? [
					`Elements of the HTML were left out, because paper cannot show them or they are not supported: ${countedNames(leftOut)}.`,
				]
			: []),
		...(fields.size > 0
			? [`Fields of forms are drawn with their values, and cannot be filled in: ${countedNames(fields)}.`]
			: []),
	].join(' '),
});
