/** Entries of dictionaries that no page shows: private data of programs, embedded files, and where the document came from. */
import type { PdfDocument } from '../../pdf/document';
import { isArray, isDict, isName, isRef, Stream, type Dict, type Value } from '../../pdf/syntax/values';
import { INCLUDED, isMetadataStream } from '../metadata/remove';
import { catalogEntry } from '../tree/removal';
import type { Rule } from './walk';

/** Entries that are removed, and how many. */
export class EntryCleaning {
	removed = 0;

	constructor(private readonly document: PdfDocument) {}

	/**
	 * Private data, thumbnails and metadata of single objects (ISO 32000-2, 14.5, 12.3.4 and 14.3), job data of document parts
	 * (14.12.4), and what pdfTeX says of documents that it included.
	 */
	readonly privateData: Rule = (holder, dict) => {
		const { document } = this;
		const isCatalog = holder === document.catalogNumber && dict === document.catalog;
		const before = this.removed;
		if (this.drop(dict, 'PieceInfo', isDict)) dict.delete('LastModified');
		this.drop(dict, 'Thumb', (value) => value instanceof Stream);
		if (!isCatalog) this.drop(dict, 'Metadata', isMetadataStream);
		for (const [key, isMeant] of Object.entries(INCLUDED)) this.drop(dict, key, isMeant);
		if (isCatalog) this.drop(dict, 'SpiderInfo', isDict);
		if (isName(document.resolve(dict.get('Type')), 'DPart')) this.drop(dict, 'DPM', isDict);
		return this.removed > before;
	};

	/** Lists of web capture (14.10), which tell from where content was taken. */
	dropWebCapture(): void {
		this.dropNames(['IDS', 'URLS']);
	}

	/** Trees of names in the catalog. */
	dropNames(keys: readonly string[]): void {
		const names = catalogEntry(this.document, 'Names');
		for (const key of keys) {
			if (!names?.dict.has(key)) continue;
			this.document.edit(names.holder);
			names.dict.delete(key);
			this.removed++;
		}
	}

	private drop(dict: Dict, key: string, isMeant: (value: Value) => boolean): boolean {
		// Private dictionaries, and resources, may use these names for something else.
		if (!dict.has(key) || !isMeant(this.document.resolve(dict.get(key)))) return false;
		dict.delete(key);
		this.removed++;
		return true;
	}
}

/** Entries of a file specification with its name, its data and its description (Table 43). */
const FILE = ['EF', 'RF', 'F', 'UF', 'DOS', 'Mac', 'Unix', 'Desc', 'Thumb', 'CI', 'EP', 'ID'];

/** Embedded files, wherever a file specification is, and everything that associates them with something (7.11.4 and 14.13). */
export class FileCleaning {
	private readonly specifications = new Map<Dict, number>();

	constructor(private readonly document: PdfDocument) {}

	readonly visit: Rule = (holder, dict) => {
		const { document } = this;
		if (isDict(document.resolve(dict.get('EF')))) this.specifications.set(dict, holder);
		let changed = false;
		for (const key of ['AF', 'MCAF']) {
			if (!this.listsFiles(dict.get(key))) continue;
			dict.delete(key);
			changed = true;
		}
		return changed;
	};

	/** Empties the file specifications, so that a reference that is left leads to nothing. */
	finish(): void {
		const { document } = this;
		for (const [file, holder] of this.specifications) {
			for (const value of document.dict(file.get('EF'))?.values() ?? []) if (isRef(value)) document.remove(value);
			document.edit(holder);
			for (const key of FILE) file.delete(key);
		}
		const names = catalogEntry(document, 'Names');
		if (names?.dict.has('EmbeddedFiles')) {
			document.edit(names.holder);
			names.dict.delete('EmbeddedFiles');
		}
		if (document.catalog.has('Collection')) document.editCatalog().delete('Collection');
	}

	/** A name of a resource may be the same. */
	private listsFiles(value: Value | undefined): boolean {
		const { document } = this;
		const found = document.resolve(value);
		if (isArray(found)) return true;
		return isDict(found) && (found.has('EF') || isName(document.resolve(found.get('Type')), 'Filespec'));
	}
}
