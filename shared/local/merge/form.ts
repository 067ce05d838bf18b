/** One interactive form of all parts (ISO 32000-2, 12.7): one field stays one field, and values never join by accident. */
import { inheritedEntry, readFields } from '../pdf/features/form';
import type { PdfDocument } from '../pdf/document';
import { writeName } from '../pdf/serialize';
import { Output } from '../pdf/output';
import { Dict, Ref, Str, type Value } from '../pdf/values';
import { freeName, lift, sameValue, strOf, textOf, type Part } from './part';

export interface MergedForm {
	/** Fields of later documents whose name was taken. */
	readonly renamed: number;
	/** Whether an XFA form was dropped: it cannot be merged. */
	readonly droppedXfa: boolean;
}

export function mergeForms(parts: readonly Part[]): MergedForm {
	const having = parts.filter(({ document }) => formOf(document));
	const { document } = parts[0]!;
	if (having.length === 0) return { renamed: 0, droppedXfa: false };
	const merged = new Dict(formOf(document));
	const droppedXfa = having.some((part) => formOf(part.document)!.has('XFA'));
	merged.delete('XFA');
	const fields: Value[] = [];
	const order: Value[] = [];
	const resources = new Resources();
	const renamed = renameFields(having);
	for (const part of having) {
		const form = formOf(part.document)!;
		if (part.index > 0) inheritDown(part, form, merged);
		resources.add(part, form);
		if (part.document.resolve(form.get('NeedAppearances')) === true) merged.set('NeedAppearances', true);
		fields.push(...(part.document.array(form.get('Fields')) ?? []).map((field) => lift(field, part.index)));
		order.push(...(part.document.array(form.get('CO')) ?? []).map((field) => lift(field, part.index)));
	}
	merged.set('Fields', fields);
	if (order.length > 0) merged.set('CO', order);
	if (resources.merged.size > 0) merged.set('DR', resources.merged);
	(document.edit(document.catalogNumber) as Dict).set('AcroForm', document.add(merged));
	return { renamed, droppedXfa };
}

const formOf = (document: PdfDocument): Dict | undefined => document.dict(document.catalog.get('AcroForm'));

/**
 * Renames top-level fields of later parts whose name is taken, and with them everything below: a fully qualified name
 * begins with them.
 */
function renameFields(parts: readonly Part[]): number {
	const tops = parts.map(({ document }) =>
		(document.array(formOf(document)!.get('Fields')) ?? []).map((field) => ({ document, field })),
	);
	const nameOf = ({ document, field }: { document: PdfDocument; field: Value }): string | undefined => {
		const title = document.resolve(document.dict(field)?.get('T'));
		return title instanceof Str ? textOf(title) : undefined;
	};
	const taken = new Set(tops.flat().map(nameOf));
	const used = new Set<string>();
	let renamed = 0;
	for (const fields of tops) {
		const own = new Set<string>();
		for (const one of fields) {
			const name = nameOf(one);
			if (name === undefined) continue;
			if (!used.has(name)) {
				own.add(name);
				continue;
			}
			const free = freeName(taken as Set<string>, name);
			taken.add(free);
			own.add(free);
			const field = one.field instanceof Ref ? one.document.edit(one.field) : one.field;
			if (field instanceof Dict) field.set('T', strOf(free));
			renamed++;
		}
		// Within one document equal names are left as they are.
		for (const name of own) used.add(name);
	}
	return renamed;
}

/** What a form says for all its fields is said by the fields themselves where the merged form says something else. */
function inheritDown(part: Part, form: Dict, merged: Dict): void {
	const { document } = part;
	for (const key of ['DA', 'Q']) {
		const value = document.resolve(form.get(key));
		if (value === null) continue;
		if (!merged.has(key)) {
			merged.set(key, lift(value, part.index));
			continue;
		}
		if (sameValue({ document, value }, { document, value: merged.get(key)! })) continue;
		for (const { number, dict, parent } of readFields(document)) {
			if (parent || inheritedEntry(document, dict, key) !== undefined) continue;
			if (number !== undefined) document.edit(number);
			dict.set(key, value);
		}
	}
}

/** The form's default resources: joined, and a font whose name is taken by another one renamed, with the appearances that use it. */
class Resources {
	readonly merged = new Dict();
	/** Where each resource came from, to compare with. */
	private readonly origin = new Map<string, { document: PdfDocument; value: Value }>();

	add(part: Part, form: Dict): void {
		const { document } = part;
		const own = document.dict(form.get('DR'));
		const renamed = new Map<string, string>();
		for (const [category, holder] of own ?? []) {
			const entries = document.dict(holder);
			if (!entries) {
				if (!this.merged.has(category)) this.merged.set(category, lift(document.resolve(holder), part.index));
				continue;
			}
			const target = this.category(category);
			for (const [name, value] of entries) {
				const key = `${category}/${name}`;
				const known = this.origin.get(key);
				if (!known) {
					this.origin.set(key, { document, value });
					target.set(name, lift(value, part.index));
				} else if (!sameValue(known, { document, value })) {
					const free = freeName(new Set(target.keys()), name);
					this.origin.set(`${category}/${free}`, { document, value });
					target.set(free, lift(value, part.index));
					if (category === 'Font') renamed.set(name, free);
				}
			}
		}
		if (renamed.size > 0) this.rewrite(part, form, renamed);
	}

	private category(name: string): Dict {
		const known = this.merged.get(name);
		if (known instanceof Dict) return known;
		const made = new Dict();
		this.merged.set(name, made);
		return made;
	}

	/** Default appearances name fonts of the form (12.7.4.3). */
	private rewrite({ document }: Part, form: Dict, renamed: ReadonlyMap<string, string>): void {
		const change = (holder: Dict, edit: () => void) => {
			const appearance = document.resolve(holder.get('DA'));
			if (!(appearance instanceof Str)) return;
			const text = textOf(appearance).replace(/\/([^\s()<>[\]{}/%]+)/g, (whole, name: string) => {
				const free = renamed.get(name);
				return free === undefined ? whole : nameText(free);
			});
			edit();
			holder.set('DA', strOf(text));
		};
		const inherited = document.resolve(form.get('DA'));
		for (const { number, dict, parent } of readFields(document)) {
			// A field that relied on the form's own appearance now says it itself, with the new name.
			if (!parent && inherited !== null && inheritedEntry(document, dict, 'DA') === undefined) {
				if (number !== undefined) document.edit(number);
				dict.set('DA', inherited);
			}
			change(dict, () => {
				if (number !== undefined) document.edit(number);
			});
		}
	}
}

function nameText(name: string): string {
	const out = new Output(64);
	writeName(out, name);
	return Buffer.from(out.bytes).toString('latin1');
}
