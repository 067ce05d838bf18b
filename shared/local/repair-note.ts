/** The note about damaged documents: viewers repair without a message, but users of unattended runs must learn what is lost. */
import type { Note } from '../contract/backend';
import { PAGE_SIZE } from '../pdf/asked-objects';
import type { PageDamage } from '../pdf/job';
import { agree, countNoun, listItems, listNames, namePages, shortenText } from '../sentences';

/** A damaged document of a merge. */
export interface Damaged {
	readonly name: string;
	readonly damage: PageDamage;
}

/** One document of an operation on one document. */
export const repairNote = (damage: PageDamage): Note =>
	noteOn(`The document ${damage.isOfDataAlone ? 'is damaged inside' : `was ${REPAIRED}`}: ${describeDamage(damage)}.`);

/** Whether notes about its text say all of it already: that content or fonts are damaged. */
export const isSaidOfText = (
	{ isOfDataAlone, isOfText, damagedData, damagedImages }: PageDamage,
	notes: readonly Note[],
): boolean =>
	isOfDataAlone &&
	!isOfText &&
	damagedImages.length === 0 &&
	damagedData.every((kind) => kind === 'content' || kind === 'a font') &&
	notes.some(({ code }) => code === 'text_incomplete');

/** Documents of a merge, by their names. */
export function repairNotes(damaged: readonly Damaged[]): Note[] {
	const [first] = damaged;
	if (!first) return [];
	const names = listNames(damaged.map(({ name }) => name));
	if (damaged.length === 1) return [noteOn(`${names} was ${REPAIRED}: ${describeDamage(first.damage)}.`)];
	const details = damaged.flatMap(({ name, damage }) => {
		const losses = lossesOf(damage);
		return losses.length === 0 ? [] : [`${shortenText(name)}: ${losses.join('; ')}`];
	});
	const more = details.length > MOST_DETAILED ? [`${details.length - MOST_DETAILED} more have lost something`] : [];
	const check = details.length === 0 ? [UNKNOWN] : [...details.slice(0, MOST_DETAILED), ...more];
	return [noteOn(`${damaged.length} documents were ${REPAIRED} (${names}): ${check.join('. ')}.`)];
}

const REPAIRED = 'damaged and had to be repaired';
const TAKEN_FOR_TEXT = 'A program seems to have taken the file for text, which changes its bytes: get it again as binary data';
const UNKNOWN = 'check that the result has all its pages';

/** Documents of which a note tells what they have lost. */
const MOST_DETAILED = 5;

const noteOn = (message: string): Note => ({ code: 'document_repaired', message });

function describeDamage(damage: PageDamage): string {
	const losses = lossesOf(damage);
	if (damage.isOfText && losses.length > 0) return `${losses.join('; ')}. ${TAKEN_FOR_TEXT}`;
	if (losses.length > 0) return `${losses.join('; ')}. Check the result`;
	if (damage.claimed === undefined) return UNKNOWN;
	const pages = damage.count === 1 ? 'its page was' : `all of its ${damage.count} pages were`;
	return `${pages} found. Check the result`;
}

/** Page numbers are those of the damaged document. */
function lossesOf({
	count,
	claimed,
	lost,
	withoutContent,
	withoutFonts,
	withoutImages,
	damagedContent,
	damagedFonts,
	damagedImages,
	isOrderLost,
	brokenStreams,
	lostObjects,
	lostParts,
	damagedData,
	mendedKeys,
}: PageDamage): string[] {
	const losses: string[] = [];
	if (isOrderLost) losses.push(`its page tree is lost, so the ${count} pages that were found are in the order of the file`);
	if (lost.length > 0) losses.push(`its ${namePages(lost)} ${agree(lost.length, 'is', 'are')} lost, and a blank page is there`);
	if (withoutContent.length > 0) losses.push(`content of its ${namePages(withoutContent)} is lost`);
	if (withoutFonts.length > 0) losses.push(`fonts of its ${namePages(withoutFonts)} are lost`);
	if (withoutImages.length > 0) losses.push(`images of its ${namePages(withoutImages)} are lost`);
	if (damagedContent.length > 0) losses.push(`content of its ${namePages(damagedContent)} is damaged`);
	if (damagedFonts.length > 0) losses.push(`fonts of its ${namePages(damagedFonts)} are damaged`);
	if (damagedImages.length > 0) losses.push(`images of its ${namePages(damagedImages)} are damaged`);
	if (brokenStreams > 0) losses.push(sayBroken(brokenStreams, lostObjects));
	for (const part of lostParts) losses.push(`its ${part} ${part.endsWith('s') ? 'are' : 'is'} lost`);
	const data = damagedData.filter((kind) => kind !== PAGE_SIZE);
	if (data.length > 0) losses.push(`${listItems(data)} in it ${agree(data.length, 'is', 'are')} damaged`);
	if (damagedData.length > data.length) losses.push('the size of a page is lost, and US Letter was taken');
	if (mendedKeys.length > 0) losses.push(`misspelt entries were read as ${listNames(mendedKeys.map((key) => `/${key}`))}`);
	if (claimed !== undefined && claimed !== count)
		losses.push(`${countNoun(count, 'page was', 'pages were')} found, and the document claims ${claimed}`);
	return losses;
}

function sayBroken(streams: number, lost: number): string {
	const damaged = `${countNoun(streams, 'object stream')} ${agree(streams, 'is', 'are')} damaged`;
	return lost === 0
		? damaged
		: `${damaged}, and ${countNoun(lost, 'object')} of ${agree(streams, 'it', 'them')} ${agree(lost, 'is', 'are')} lost`;
}
