/**
 * Every string of every object, wherever it is: no list of places is complete. Names by which other objects refer to something are
 * replaced whole, everywhere in the same way; of all others, matches are cut.
 */
import type { PdfDocument } from '../../pdf/document';
import { Dict, isDict, isName, isRef, isSignature, latin, Name, Str, Stream, type Value } from '../../pdf/syntax/values';
import { buildTree, keyText, readTree, sortByKey } from '../tree/name-tree';
import { catalogEntry, holderOf } from '../tree/removal';
import type { Find, Searching } from './residue/find';
import { placeOfObject, type Place } from './places';
import { isKnownName } from './residue/known-names';
import { newPrefix, rewriteAppearance, withoutNames, type Renaming } from './residue/renaming';
import { cutString } from './strings';

/** The cost of a value, see `Pace`. */
const COST = 100;
/** Dictionaries whose keys are names that their makers chose. */
const NAMING = new Set(['Dests', 'RoleMap', 'ClassMap', 'N', 'R', 'D']);
/** Entries that refer to such names. */
const REFERRING = new Set(['Dest', 'D', 'S', 'C', 'AS', 'V', 'DV']);

/** Strings that are not text: default appearances, names of collections, palettes. */
const TECHNICAL = new Set(['DA', 'Registry', 'Ordering', 'CharSet', 'Panose', 'CheckSum', 'Lookup', 'NS']);
/** Namespaces of tags that everyone uses (14.8.6.2). */
const STANDARD_SPACE = /^https?:\/\/(?:iso\.org|www\.w3\.org|ns\.adobe\.com)\//;
/** Entries of the trailer (ISO 32000-2, Table 15). */
const OF_TRAILER = new Set(['Root', 'Info', 'ID', 'Encrypt']);
/** Smaller numbers are in every document. */
const LEAST_NUMBER = 1000;
/** The first byte of a signature's data (X.690, 8.9). */
const SEQUENCE = 0x30;
/** Dates: a part of one has no meaning. */
const DATES = new Set(['CreationDate', 'ModDate', 'M', 'LastModified', 'CreateDate']);

interface Tree {
	readonly holder: Dict;
	readonly number: number;
	readonly key: string;
}

/** By the number of an object: an entry that refers to it. */
type Uses = Map<number, { readonly dict: Dict | undefined; readonly key: string }>;

const holdsOthers = (value: Value): boolean => value instanceof Dict || Array.isArray(value);

export class StringSweep {
	/** New names by the bytes of the old ones; those of name objects begin with a solidus. */
	private readonly renamed = new Map<string, string>();
	/** Dictionaries whose keys were searched: buttons share those of their states. */
	private readonly searched = new Set<number | Dict>();
	private readonly find: Find;
	private readonly inNames: Find;
	private readonly inCodes: Find;
	private readonly properties: Dict | undefined;
	private prefix = '';

	constructor(
		private readonly document: PdfDocument,
		{ inText, inNames, inCodes }: Searching,
		/** Of names that the document's makers chose. */
		private readonly names: Renaming,
		private readonly edits: boolean,
		private readonly note: (place: Place) => void,
	) {
		this.find = inText;
		this.inNames = inNames;
		this.inCodes = inCodes;
		this.properties = document.dict(document.trailer.get('Info'));
	}

	async run(live: Uint8Array, isMeant: (number: number) => boolean): Promise<void> {
		const { document } = this;
		this.prefix = await newPrefix(this.find);
		const trees = this.trees();
		const affected: Tree[] = [];
		for (const tree of trees) if (await this.nameKeys(tree)) affected.push(tree);
		let uses: Promise<Uses> | undefined;
		const encryption = document.trailer.get('Encrypt');
		for (let number = 1; number < live.length; number++) {
			if (!isMeant(number) || (isRef(encryption) && encryption.number === number)) continue;
			await this.nameChosen(document.get(number));
		}
		for (let number = 1; number < live.length; number++) {
			if (live[number] !== 1 || (isRef(encryption) && encryption.number === number)) continue;
			const value = document.get(number);
			if (value instanceof Str || value instanceof Name) {
				if (isMeant(number)) await this.scalar(number, value, await (uses ??= this.usesOfScalars(live)));
				continue;
			}
			const isFound = isMeant(number) && (await this.object(value));
			const isRenamed = this.edits && this.names.count > 0 && (await this.renameNames(document.get(number)));
			if ((isFound || isRenamed) && this.edits) document.edit(number);
		}
		for (const tree of affected) if (this.edits) await this.rebuild(tree);
		await this.trailer();
	}

	/** Only four entries have a meaning, besides those that saving writes. Without an identifier, the result gets a new one. */
	private async trailer(): Promise<void> {
		const { trailer } = this.document;
		for (const [key, value] of [...trailer]) {
			const isFound =
				key === 'ID' ? await this.isTextual(value) : !isRef(value) && key !== 'Encrypt' && (await this.object([value]));
			if (this.edits && (isFound || !OF_TRAILER.has(key))) trailer.delete(key);
		}
	}

	/** Whether identifiers, which are bytes of any meaning, are text that is looked for. */
	private async isTextual(value: Value): Promise<boolean> {
		for (const item of this.document.array(value) ?? [])
			if (item instanceof Str && (await this.inCodes(keyText(item))).length > 0) {
				this.note('other entries');
				return true;
			}
		return false;
	}

	/** The name trees of the catalog and of the tags. */
	private trees(): Tree[] {
		const { document } = this;
		const names = catalogEntry(document, 'Names');
		const tags = catalogEntry(document, 'StructTreeRoot');
		return [
			...[...(names?.dict.keys() ?? [])].map((key) => ({ holder: names!.dict, number: names!.holder, key })),
			...(tags?.dict.has('IDTree') ? [{ holder: tags.dict, number: tags.holder, key: 'IDTree' }] : []),
		];
	}

	/** Finds keys of a tree that get other names. */
	private async nameKeys({ holder, key }: Tree): Promise<boolean> {
		let found = false;
		for (const [name] of await readTree(this.document, holder.get(key), 'Names')) {
			if (!(name instanceof Str) || !(await cutString(name, this.find, this.document.job.pace))) continue;
			this.rename(keyText(name));
			found = true;
		}
		return found;
	}

	private rename(name: string): void {
		if (!this.renamed.has(name)) this.renamed.set(name, `${this.prefix}${this.renamed.size + 1}`);
	}

	/** Finds names that the makers of the document chose. */
	private async nameChosen(value: Value): Promise<void> {
		const { document } = this;
		const open: Value[] = [value];
		for (let next = open.pop(); next !== undefined; next = open.pop()) {
			const found = next instanceof Stream ? next.dict : next;
			const due = document.job.pace.step(COST);
			if (due) await due;
			if (Array.isArray(found)) for (const item of found) if (holdsOthers(item)) open.push(item);
			if (!isDict(found)) continue;
			for (const [key, item] of found) {
				if (NAMING.has(key)) await this.nameAll(item);
				// Streams of appearances and other objects are visited separately.
				if (holdsOthers(item)) open.push(item);
			}
			document.job.pace.add(COST * found.size);
		}
	}

	private async nameAll(value: Value): Promise<void> {
		const found = this.document.resolve(value);
		if (!isDict(found)) return;
		const key = isRef(value) ? value.number : found;
		if (this.searched.has(key)) return;
		this.searched.add(key);
		for (const name of found.keys()) await this.nameOne(name);
	}

	private async nameOne(name: string): Promise<void> {
		if (name.length >= 2 && (await cutString(latin(name), this.find, this.document.job.pace))) this.rename(`/${name}`);
	}

	/** Cuts the strings of an object; whether there were any to cut. */
	private async object(value: Value): Promise<boolean> {
		let changed = false;
		const open: { value: Value; dict: Dict | undefined; key: string }[] = [{ value, dict: undefined, key: '' }];
		for (let next = open.pop(); next; next = open.pop()) {
			const found = next.value instanceof Stream ? next.value.dict : next.value;
			if (!(found instanceof Dict) && !Array.isArray(found)) continue;
			if (Array.isArray(found) && isPalette(found)) {
				if (await this.palette(found)) changed = true;
				continue;
			}
			const dict = found instanceof Dict ? found : next.dict;
			// Only values of entries that it has change.
			for (const [key, item] of found.entries()) {
				const due = this.document.job.pace.step(COST);
				if (due) await due;
				const under = typeof key === 'string' ? key : next.key;
				const cut = this.mayChange(item) ? await this.entry(dict, under, item) : undefined;
				if (cut === undefined) {
					if (holdsOthers(item)) open.push({ value: item, dict, key: under });
					continue;
				}
				changed = true;
				this.note(placeOfObject(this.document, dict, under));
				if (!this.edits) continue;
				if (found instanceof Dict) found.set(key as string, cut);
				else found[key as number] = cut;
			}
			if (found instanceof Dict && this.renamed.size > 0 && this.renameKeys(found, next.key)) changed = true;
			const due = this.document.job.pace.step(COST);
			if (due) await due;
		}
		return changed;
	}

	/** Entries that refer to indirect strings and names. */
	private async usesOfScalars(live: Uint8Array): Promise<Uses> {
		const { document } = this;
		const uses: Uses = new Map();
		for (let number = 1; number < live.length; number++) {
			const open: { value: Value; dict: Dict | undefined; key: string }[] = [];
			if (live[number] === 1) open.push({ value: document.get(number), dict: undefined, key: '' });
			for (let next = open.pop(); next; next = open.pop()) {
				const found = next.value instanceof Stream ? next.value.dict : next.value;
				if (!(found instanceof Dict) && !Array.isArray(found)) continue;
				const dict = found instanceof Dict ? found : next.dict;
				for (const [key, item] of found.entries()) {
					const under = Array.isArray(found) && isPalette(found) ? 'Lookup' : typeof key === 'string' ? key : next.key;
					const due = document.job.pace.step(COST);
					if (due) await due;
					if (isRef(item)) uses.set(item.number, { dict, key: under });
					else if (holdsOthers(item)) open.push({ value: item, dict, key: under });
				}
				const due = document.job.pace.step(COST);
				if (due) await due;
			}
		}
		return uses;
	}

	private async scalar(number: number, value: Str | Name, uses: Uses): Promise<void> {
		const { document } = this;
		const { dict, key } = uses.get(number) ?? { dict: undefined, key: '' };
		const name = value instanceof Name ? this.names.of(value.text) : undefined;
		const cut = name === undefined ? await this.entry(dict, key, value) : new Name(name);
		if (cut === undefined) return;
		this.note(placeOfObject(document, dict, key));
		if (this.edits) document.put(number, cut);
	}

	/** Colors that are text are black. */
	private async palette(found: Value[]): Promise<boolean> {
		const colors = found[3];
		if (!(colors instanceof Str) || (await this.inCodes(keyText(colors))).length === 0) return false;
		this.note('fonts and colors');
		if (this.edits) found[3] = new Str(new Uint8Array(colors.bytes.length));
		return true;
	}

	/** Changes names that the document's makers chose; whether there are any. */
	private async renameNames(value: Value): Promise<boolean> {
		const { names, document } = this;
		let isChanged = false;
		const open: Value[] = [value];
		for (let next = open.pop(); next !== undefined; next = open.pop()) {
			const found = next instanceof Stream ? next.dict : next;
			if (!(found instanceof Dict) && !Array.isArray(found)) continue;
			if (found instanceof Dict && [...found.keys()].some((key) => names.of(key) !== undefined)) {
				const entries = [...found];
				found.clear();
				for (const [key, item] of entries) found.set(names.of(key) ?? key, item);
				isChanged = true;
			}
			for (const [key, item] of found.entries()) {
				const due = document.job.pace.step(COST);
				if (due) await due;
				const name = item instanceof Name ? names.of(item.text) : undefined;
				if (name === undefined) {
					if (holdsOthers(item)) open.push(item);
					continue;
				}
				isChanged = true;
				if (found instanceof Dict) found.set(key as string, new Name(name));
				else found[key as number] = new Name(name);
			}
			const due = document.job.pace.step(COST);
			if (due) await due;
		}
		return isChanged;
	}

	/** Strings that programs read, not people. */
	private async technical(key: string, string: Str): Promise<Str | undefined> {
		const text = keyText(string);
		if (key === 'DA') {
			if ((await this.inNames(text)).length === 0) return undefined;
			const left = rewriteAppearance(text, this.names);
			return left === text || (await this.inNames(text)).length === (await this.inNames(left)).length ? undefined : latin(left);
		}
		if (key === 'CharSet') {
			const left = await withoutNames(text, this.inNames);
			return left === text ? undefined : latin(left);
		}
		const isFixed = key === 'CheckSum' || isKnownName(text) || STANDARD_SPACE.test(text);
		if (isFixed || (await this.inCodes(text)).length === 0) return undefined;
		return key === 'Panose' ? new Str(new Uint8Array(string.bytes.length)) : latin('');
	}

	/** Most values are neither strings nor names that were given others. */
	private mayChange(item: Value): boolean {
		return (
			item instanceof Str || (item instanceof Name && this.renamed.size > 0) || (typeof item === 'number' && item >= LEAST_NUMBER)
		);
	}

	/** The value in place of a string or name; undefined if it stays. */
	private async entry(dict: Dict | undefined, key: string, item: Value): Promise<Value | undefined> {
		if (item instanceof Name) {
			const name = REFERRING.has(key) || key === 'RoleMap' ? this.renamed.get(`/${item.text}`) : undefined;
			return name === undefined ? undefined : new Name(name);
		}
		if (item instanceof Str && TECHNICAL.has(key)) return this.technical(key, item);
		if (typeof item === 'number') return this.number(dict, key, item);
		// A signature goes as a whole, and its certificates name people.
		if (!(item instanceof Str) || (key === 'Contents' && item.bytes[0] === SEQUENCE && dict && isSignature(dict)))
			return undefined;
		const name = this.renamed.get(keyText(item));
		if (name !== undefined) return latin(name);
		const cut = await cutString(item, this.find, this.document.job.pace);
		if (cut && DATES.has(key)) return latin('');
		if (!cut || key !== 'T' || !dict || !isField(dict)) return cut;
		// Fields of one name would be one field.
		this.rename(keyText(item));
		return latin(this.renamed.get(keyText(item))!);
	}

	/** A number that is a value of the document's properties, or of a user property (14.7.6.4), is what people read. */
	private async number(dict: Dict | undefined, key: string, item: number): Promise<Value | undefined> {
		const isRead = dict !== undefined && (dict === this.properties || (key === 'V' && dict.has('N')));
		return isRead && (await this.find(String(item))).length > 0 ? 0 : undefined;
	}

	private renameKeys(dict: Dict, key: string): boolean {
		const entries = [...dict];
		const isNaming = NAMING.has(key) || this.isNaming(dict);
		if (!isNaming || !entries.some(([name]) => this.renamed.has(`/${name}`))) return false;
		this.note('names');
		if (!this.edits) return true;
		dict.clear();
		for (const [name, value] of entries) dict.set(this.renamed.get(`/${name}`) ?? name, value);
		return true;
	}

	/** Whether an indirect dictionary has names as keys. */
	private isNaming(dict: Dict): boolean {
		const { document } = this;
		const tags = document.dict(document.catalog.get('StructTreeRoot'));
		return [document.catalog.get('Dests'), tags?.get('RoleMap'), tags?.get('ClassMap')].some(
			(value) => document.dict(value) === dict,
		);
	}

	private async rebuild({ holder, number, key }: Tree): Promise<void> {
		const { document } = this;
		const entries = await readTree(document, holder.get(key), 'Names');
		document.edit(number);
		const tree = buildTree(document, await sortByKey(document, entries), 'Names');
		const value = holder.get(key);
		if (isRef(value)) document.put(value, tree);
		else holder.set(key, tree);
		document.edit(holderOf(value, number));
	}
}

/** A color space of a palette, whose colors may be a string (ISO 32000-2, 8.6.6.3). */
const isPalette = ([kind]: readonly Value[]): boolean => isName(kind, 'Indexed') || isName(kind, 'I');

const isField = (dict: Dict): boolean => dict.has('FT') || dict.has('Kids') || (dict.has('Parent') && !dict.has('Contents'));
