/** Fields that actions mention by their full names. A name that only removed fields had must not stay (docs/semantics.md, §10.1). */
import type { PdfDocument } from '../../pdf/document';
import { objectsWithAnyName } from '../../pdf/read/name-search';
import { readObjects } from '../../pdf/read/read-objects';
import { eachDict } from '../../pdf/read/search';
import { decodeText } from '../../pdf/syntax/text-strings';
import { Name, Str, type Value } from '../../pdf/syntax/values';
import { FIELD_LISTS } from '../navigation/field-lists';
import { readFields } from './field-tree';

/** Longer names are not compared: a field can have a thousand kids, whose names all begin with its own. */
const LONGEST = 4000;

export class MentionedFields {
	private constructor(
		private readonly document: PdfDocument,
		/** The objects whose actions mention fields by name. */
		readonly holders: readonly number[],
		/** The fields that are mentioned and exist. */
		private readonly names: ReadonlySet<string>,
	) {}

	/** To be asked while all fields can be read. Undefined if no action mentions a field by its name. */
	static async of(document: PdfDocument): Promise<MentionedFields | undefined> {
		if (!document.catalog.has('AcroForm')) return undefined;
		const found = await objectsWithAnyName(document, ['Hide', 'ResetForm', 'SubmitForm']);
		const holders: number[] = [];
		const names = new Set<string>();
		for await (const [number, value] of readObjects(document, found)) {
			const own = namesIn(document, value);
			if (own.length > 0) holders.push(number);
			for (const name of own) names.add(name);
		}
		if (holders.length === 0) return undefined;
		return new MentionedFields(document, holders, await existing(document, names));
	}

	/** Those that do not exist any more. */
	async gone(): Promise<ReadonlySet<string>> {
		const left = await existing(this.document, this.names);
		return new Set([...this.names].filter((name) => !left.has(name)));
	}
}

function namesIn(document: PdfDocument, object: Value): string[] {
	const names: string[] = [];
	eachDict(object, (action) => {
		const kind = document.resolve(action.get('S'));
		const key = kind instanceof Name ? FIELD_LISTS.get(kind.text) : undefined;
		const value = key === undefined ? undefined : document.resolve(action.get(key));
		for (const item of Array.isArray(value) ? value : [value ?? null]) {
			const text: Value = document.resolve(item);
			if (text instanceof Str && text.bytes.length <= LONGEST) names.push(decodeText(text));
		}
	});
	return names;
}

/** Those of `names` that a field has. */
async function existing(document: PdfDocument, names: ReadonlySet<string>): Promise<ReadonlySet<string>> {
	const lengths = new Set([...names].map(({ length }) => length));
	const found = new Set<string>();
	for (const { name } of await readFields(document)) if (lengths.has(name.length) && names.has(name)) found.add(name);
	return found;
}
