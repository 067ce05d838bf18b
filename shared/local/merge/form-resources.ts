/** Default resources of forms (ISO 32000-2, 12.7.3.3): joined, and the default appearances that name them follow. */
import { fieldNodes, inheritedEntry } from '../../model/form/field-tree';
import { editDictionaries } from '../../model/tree/edit-dictionaries';
import { writeName } from '../../pdf/syntax/serialize';
import { Output } from '../../pdf/syntax/output';
import { Dict, Str, isName } from '../../pdf/syntax/values';
import { ContentOperators } from '../../model/content/operators';
import { lift, type Part } from '../../model/foreign/part';
import { Comparison, type Placed } from '../../model/foreign/same-value';

/** The cost of a resource, see `Pace`. */
const COST = 1000;

/** A resource whose name is taken by another one gets a new name. */
export class FormResources {
	readonly merged = new Dict();
	/** Where each resource came from, to compare with. */
	private readonly origin = new Map<string, Placed>();

	async add(part: Part, form: Dict): Promise<void> {
		const { document } = part;
		const comparison = new Comparison(document);
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
				const due = document.job.pace.step(COST);
				if (due) await due;
				const free = await this.place(category, name, { document, value }, comparison);
				target.set(free, target.get(free) ?? lift(value, part.index));
				if (category === 'Font' && free !== name) renamed.set(name, free);
			}
		}
		if (renamed.size > 0) await this.rewrite(part, form, renamed);
	}

	/** The name under which the resource is, or will be: `name`, `name_2`, … */
	private async place(category: string, name: string, resource: Placed, comparison: Comparison): Promise<string> {
		for (let count = 1; ; count++) {
			const candidate = count === 1 ? name : `${name}_${count}`;
			const key = `${category}/${candidate}`;
			const known = this.origin.get(key);
			if (known && !(await comparison.same(resource.value, known))) continue;
			if (!known) this.origin.set(key, resource);
			return candidate;
		}
	}

	private category(name: string): Dict {
		const known = this.merged.get(name);
		if (known instanceof Dict) return known;
		const made = new Dict();
		this.merged.set(name, made);
		return made;
	}

	private async rewrite({ document }: Part, form: Dict, renamed: ReadonlyMap<string, string>): Promise<void> {
		const inherited = document.resolve(form.get('DA'));
		for (const { number, dict, parent } of fieldNodes(document)) {
			const own = document.resolve(dict.get('DA'));
			// A field that relied on the form's default appearance gets its own, with the new name.
			const relies = !parent && inheritedEntry(document, dict, 'DA') === undefined;
			const appearance = own instanceof Str ? own : relies ? inherited : null;
			if (!(appearance instanceof Str)) continue;
			const after = withFonts(appearance, renamed);
			if (!after) continue;
			if (number !== undefined) document.edit(number);
			dict.set('DA', after);
		}
		// Free text annotations use the fonts of the form (12.5.6.6).
		await editDictionaries(document, ['FreeText'], (annotation) => {
			const own = document.resolve(annotation.get('DA'));
			const isFreeText = isName(document.resolve(annotation.get('Subtype')), 'FreeText');
			const after = isFreeText && own instanceof Str ? withFonts(own, renamed) : undefined;
			if (after) annotation.set('DA', after);
			return after !== undefined;
		});
	}
}

/** A default appearance (12.7.4.3) with the new names of its fonts; undefined where it has none of them. */
function withFonts(appearance: Str, renamed: ReadonlyMap<string, string>): Str | undefined {
	const content = appearance.bytes;
	const operators = new ContentOperators(content);
	const pieces: Uint8Array[] = [];
	let kept = 0;
	while (operators.next()) {
		const font = operators.count - 2;
		const free = operators.operator === 'Tf' ? renamed.get(operators.name(font) ?? '') : undefined;
		if (free === undefined) continue;
		const name = new Output(64);
		writeName(name, free);
		pieces.push(content.subarray(kept, operators.startOf(font)), name.bytes);
		kept = operators.endOf(font);
	}
	return kept === 0 ? undefined : new Str(Buffer.concat([...pieces, content.subarray(kept)]));
}
