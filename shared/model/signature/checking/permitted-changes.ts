/** The changes that a signature permits after it (ISO 32000-2, 12.8.2.2 and 12.8.2.4). */
import type { PdfDocument } from '../../../pdf/document';
import { isName, Name, Str, type Dict } from '../../../pdf/syntax/values';
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

export function permissionsOf(document: PdfDocument, signature: Dict, field: Dict | undefined): Permissions {
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
		isLocked: (name) => locks.some((one) => locksField(document, one, name)),
	};
}

function locksField(document: PdfDocument, lock: Dict, name: string): boolean {
	const action = document.resolve(lock.get('Action'));
	const names = (document.array(lock.get('Fields')) ?? []).flatMap((one) => {
		const text = document.resolve(one);
		return text instanceof Str ? [decodeText(text)] : [];
	});
	const isNamed = names.some((one) => name === one || name.startsWith(`${one}.`));
	if (!(action instanceof Name)) return false;
	return action.text === 'All' || (action.text === 'Include' && isNamed) || (action.text === 'Exclude' && !isNamed);
}

/** Whether what came after is against what the signature permits. */
export function violates({ certification, lock, isLocked }: Permissions, { kinds, fields, showsNewField }: Changes): boolean {
	const levels = [certification, lock].filter((level) => level !== undefined);
	// A field that covers a page would be another look of it.
	if (levels.length > 0 && showsNewField) return true;
	return levels.some((level) => [...kinds].some((kind) => !PERMITTED[level].has(kind))) || fields.some(isLocked);
}
