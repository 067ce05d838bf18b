/**
 * The files in a document (ISO 32000-2, 7.11.4): attached to it by name, associated with it or with something in it (14.13),
 * or shown on a page by an annotation (12.5.6.15). Each embedded stream counts once.
 */
import type { PdfDocument } from '../../pdf/document';
import { readTree } from '../tree/name-tree';
import { namedObjects } from '../tree/named-objects';
import { catalogEntry } from '../tree/removal';
import { mark } from '../../pdf/reachability';
import { readObjects } from '../../pdf/read/read-objects';
import { eachDict, someDict } from '../../pdf/read/search';
import { type Dict, Name, Str, Stream, isName, isRef, type Value } from '../../pdf/syntax/values';
import { isMediaType } from '../../contract/values/text-formats';
import { readableText } from '../tree/readable-text';

export interface Attachment {
	/** As the document gives it: not safe for a file system. Null where it gives none, or where it is hidden. */
	readonly name: string | null;
	readonly stream: Stream;
	/** The number of bytes that the document states, or that can be seen. */
	readonly size: number | null;
	readonly mimeType: string | null;
	readonly description: string | null;
	readonly relationship: string | null;
	/** One-based number of the page that shows or uses it; null for a file of the whole document. */
	readonly page: number | null;
}

export async function findAttachments(document: PdfDocument): Promise<Attachment[]> {
	const holders = (await namedObjects(document)).EF;
	// Every file specification with an embedded file has /EF: if no object has one, there is nothing to look for.
	if (holders.length === 0) return [];
	const finder = new Finder(document);
	const { catalog, job } = document;
	const names = catalogEntry(document, 'Names');
	for (const [key, value] of await readTree(document, names?.dict.get('EmbeddedFiles'), 'Names')) {
		finder.add(value, null, key instanceof Str ? readableText(key) : null);
		const due = job.pace.step(500);
		if (due) await due;
	}
	await finder.associated(catalog.get('AF'), null);
	if (!(await finder.missesSome(holders))) return finder.found;
	for (let index = 0; index < document.pages.count; index++) {
		const number = document.pages.number(index);
		await finder.associated(document.entry(number, 'AF'), index + 1);
		for (const value of document.array(document.entry(number, 'Annots')) ?? []) {
			const annotation = document.dict(value);
			if (!annotation) continue;
			if (isName(document.resolve(annotation.get('Subtype')), 'FileAttachment'))
				finder.add(annotation.get('FS'), index + 1, null, readableText(document.resolve(annotation.get('Contents'))));
			await finder.associated(annotation.get('AF'), index + 1);
			const due = job.pace.step(500);
			if (due) await due;
		}
		const due = job.pace.step(1000);
		if (due) await due;
	}
	if (!(await finder.missesSome(holders))) return finder.found;
	// Structure elements, XObjects and any other object may have associated files.
	const { live } = await mark(document);
	const inUse = holders.filter((holder) => live[holder] === 1);
	for await (const [, value] of readObjects(document, inUse))
		eachDict(value, (dict) => {
			if (dict.has('EF')) finder.add(dict, null);
		});
	return finder.found;
}

/** The cost of a file that a list names, see `Pace`. */
const COST = 200;

class Finder {
	readonly found: Attachment[] = [];
	private readonly streams = new Set<Stream>();
	/** Lists of associated files. */
	private readonly lists = new Set<readonly Value[]>();

	constructor(private readonly document: PdfDocument) {}

	async associated(value: Value | undefined, page: number | null): Promise<void> {
		if (value === undefined) return;
		const files = this.document.array(value);
		// A single file specification where an array should be.
		if (!files) this.add(value, page);
		// Many annotations may share a long list.
		if (!files || this.lists.size === this.lists.add(files).size) return;
		for (const file of files) {
			this.add(file, page);
			const due = this.document.job.pace.step(COST);
			if (due) await due;
		}
	}

	/** Whether one of `holders` has a file specification whose file is not among those found. */
	async missesSome(holders: readonly number[]): Promise<boolean> {
		for await (const [, value] of readObjects(this.document, holders))
			if (
				someDict(value, (dict) => {
					const stream = this.embedded(dict);
					return stream !== undefined && !this.streams.has(stream);
				})
			)
				return true;
		return false;
	}

	add(value: Value | undefined, page: number | null, key: string | null = null, contents: string | null = null): void {
		const { document } = this;
		const file = document.dict(value);
		const stream = file && this.embedded(file);
		if (!stream || this.streams.has(stream)) return;
		this.streams.add(stream);
		const text = (name: string) => readableText(document.resolve(file.get(name)));
		const mimeType = document.resolve(stream.dict.get('Subtype'));
		const relationship = document.resolve(file.get('AFRelationship'));
		this.found.push({
			name: text('UF') ?? text('F') ?? text('Unix') ?? text('DOS') ?? text('Mac') ?? key,
			stream,
			size: this.sizeOf(stream),
			mimeType: mimeType instanceof Name && isMediaType(mimeType.text) ? mimeType.text : null,
			description: text('Desc') ?? contents,
			relationship: relationship instanceof Name ? relationship.text : null,
			page,
		});
	}

	private embedded(file: Dict): Stream | undefined {
		const files = this.document.dict(file.get('EF'));
		if (!files) return undefined;
		for (const key of ['UF', 'F', 'Unix', 'DOS', 'Mac']) {
			const value = files.get(key);
			const stream = isRef(value) ? this.document.resolve(value) : null;
			if (stream instanceof Stream) return stream;
		}
		return undefined;
	}

	private sizeOf(stream: Stream): number | null {
		const { document } = this;
		const stated = document.resolve(document.dict(stream.dict.get('Params'))?.get('Size'));
		if (typeof stated === 'number' && Number.isInteger(stated) && stated >= 0) return stated;
		const isPlain = !stream.dict.has('Filter') && stream.sealed === undefined;
		return isPlain ? stream.data.length : null;
	}
}
