/** Bookmarks whose titles name things that go (docs/semantics.md, §31.1). */
import type { PdfDocument } from '../../pdf/document';
import { isRef, type Ref } from '../../pdf/syntax/values';
import { walkOutline } from '../navigation/outline-walk';
import { featuresOf } from '../prune/select-pages';
import { readableText } from '../tree/readable-text';

/** Returns how many went; those below them take their place. */
export async function dropBookmarksNamed(document: PdfDocument, names: Iterable<string | null>): Promise<number> {
	const removed = new RemovedNames();
	for (const name of names) if (name !== null && name.trim() !== '') removed.add(foldTitle(name));
	if (removed.isEmpty) return 0;
	const { outlines } = featuresOf(document);
	await walkOutline(document, (value) => {
		const item = isRef(value) ? document.dict(value) : undefined;
		const title = readableText(document.resolve(item?.get('Title')));
		if (title !== null && removed.areIn(foldTitle(title))) outlines.drop((value as Ref).number);
		return item !== undefined;
	});
	await outlines.flush();
	return outlines.removedItems;
}

const foldTitle = (text: string): string => text.normalize('NFC').trim().toLowerCase();

/** A shorter name of a file, such as `a.b`, may be an abbreviation in a title. */
const SHORTEST_FILE_NAME = 5;
/** Names of more words are only found as whole titles. */
const MOST_WORDS = 12;

class RemovedNames {
	private readonly whole = new Set<string>();
	/** Names of files, without the marks around their words. */
	private readonly files = new Set<string>();
	/** How many words these names have, by their last word. */
	private readonly counts = new Map<string, Set<number>>();

	get isEmpty(): boolean {
		return this.whole.size === 0;
	}

	add(name: string): void {
		this.whole.add(name);
		const dot = name.lastIndexOf('.');
		if (dot < 1 || name.length < SHORTEST_FILE_NAME || !/^[a-z\d]{1,8}$/.test(name.slice(dot + 1))) return;
		const words = wordsIn(name);
		if (words.length > MOST_WORDS) return;
		this.files.add(words.join(' '));
		const last = words.at(-1)!;
		const counts = this.counts.get(last);
		if (counts) counts.add(words.length);
		else this.counts.set(last, new Set([words.length]));
	}

	/** Whether a title is a name, or has the name of a file among its words. */
	areIn(title: string): boolean {
		if (this.whole.has(title)) return true;
		if (this.files.size === 0) return false;
		const words = wordsIn(title);
		return words.some((word, at) =>
			[...(this.counts.get(word) ?? [])].some(
				(count) => count <= at + 1 && this.files.has(words.slice(at + 1 - count, at + 1).join(' ')),
			),
		);
	}
}

/** The words of a text, without the marks around them. */
const wordsIn = (text: string): string[] =>
	text
		.split(/\s/)
		.map(withoutMarks)
		.filter((word) => word !== '');

function withoutMarks(word: string): string {
	let [start, end] = [0, word.length];
	while (start < end && !LETTER.test(word.charAt(start))) start++;
	while (end > start && !LETTER.test(word.charAt(end - 1))) end--;
	return word.slice(start, end);
}

/** Halves of letters beyond the first plane count as letters. */
const LETTER = /[\p{L}\p{M}\p{N}\p{Cs}]/u;
