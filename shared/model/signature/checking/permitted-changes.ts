/** The changes that a signature permits after it (ISO 32000-2, 12.8.2.2 and 12.8.2.4). */
import type { PdfDocument } from '../../../pdf/document';
import { isName, Name, Str, type Dict, type Value } from '../../../pdf/syntax/values';
import { decodeText } from '../../../pdf/syntax/text-strings';
import type { ChangeKind, Changes } from './changes-after';

export type Certification = 'no_changes' | 'fill_forms' | 'comments';

const ALWAYS: readonly ChangeKind[] = ['validation_data', 'time_stamps'];
const PERMITTED: Readonly<Record<Certification, ReadonlySet<ChangeKind>>> = {
	no_changes: new Set(ALWAYS),
	fill_forms: new Set<ChangeKind>([...ALWAYS, 'signatures', 'form_values']),
	comments: new Set<ChangeKind>([...ALWAYS, 'signatures', 'form_values', 'annotations']),
};
const BY_NUMBER: readonly (Certification | undefined)[] = [undefined, 'no_changes', 'fill_forms', 'comments'];

export interface Permissions {
	/** The level of a certification signature; undefined for another signature. */
	readonly certification: Certification | undefined;
	/** The level that the lock of the field sets for the whole document. */
	readonly lock: Certification | undefined;
	/** Whether values of the field may not change. */
	readonly isLocked: (field: string) => boolean;
}

/** The fields that are named in the lists of locks, each list read once: any number of signatures may share one. */
export class LockedNames {
	private readonly lists = new WeakMap<
		readonly Value[],
		{ readonly names: ReadonlySet<string>; readonly lengths: readonly number[] }
	>();

	constructor(private readonly document: PdfDocument) {}

	/** Whether a list names a field, or one that contains it. */
	has(list: readonly Value[], name: string): boolean {
		const { names, lengths } = this.read(list);
		if (names.has(name)) return true;
		return lengths.some((length) => name[length] === '.' && names.has(name.slice(0, length)));
	}

	private read(list: readonly Value[]) {
		const known = this.lists.get(list);
		if (known) return known;
		const names = new Set<string>();
		for (const one of list) {
			const text = this.document.resolve(one);
			if (text instanceof Str) names.add(decodeText(text));
		}
		const found = { names, lengths: [...new Set([...names].map(({ length }) => length))] };
		this.lists.set(list, found);
		return found;
	}
}

export function permissionsOf(document: PdfDocument, signature: Dict, field: Dict | undefined, locked: LockedNames): Permissions {
	const references = (document.array(signature.get('Reference')) ?? []).flatMap((one) => document.dict(one) ?? []);
	const by = (method: string) => references.filter((one) => isName(document.resolve(one.get('TransformMethod')), method));
	const parameters = (one: Dict) => document.dict(one.get('TransformParams'));
	const certified = by('DocMDP')[0];
	const level = certified && document.resolve(parameters(certified)?.get('P'));
	const lock = document.dict(field?.get('Lock'));
	const locks = [...by('FieldMDP').flatMap((one) => parameters(one) ?? []), ...(lock ? [lock] : [])];
	const wholeLock = lock && document.resolve(lock.get('P'));
	return {
		// The default is 2.
		certification: certified && (typeof level === 'number' ? BY_NUMBER[level] : 'fill_forms'),
		lock: typeof wholeLock === 'number' ? BY_NUMBER[wholeLock] : undefined,
		isLocked: (name) => locks.some((one) => locksField(document, one, name, locked)),
	};
}

function locksField(document: PdfDocument, lock: Dict, name: string, locked: LockedNames): boolean {
	const action = document.resolve(lock.get('Action'));
	if (!(action instanceof Name)) return false;
	const isNamed = locked.has(document.array(lock.get('Fields')) ?? [], name);
	return action.text === 'All' || (action.text === 'Include' && isNamed) || (action.text === 'Exclude' && !isNamed);
}

/** Whether what came after is against what the signature permits. */
export function violates({ certification, lock, isLocked }: Permissions, { kinds, fields, showsNewField }: Changes): boolean {
	const levels = [certification, lock].filter((level) => level !== undefined);
	// A field that covers a page would be another look of it.
	if (levels.length > 0 && showsNewField) return true;
	return levels.some((level) => [...kinds].some((kind) => !PERMITTED[level].has(kind))) || fields.some(isLocked);
}
