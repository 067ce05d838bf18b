/** Whether a document counts as signed (docs/semantics.md, §35.3). */
import { plainText } from '../../tree/readable-text';
import type { ChangeKind } from './changes-after';
import { isSound, type CheckedSignature, type CheckedSignatures } from './check-signatures';

const ALWAYS: readonly ChangeKind[] = ['validation_data', 'time_stamps', 'signatures'];

/** The reasons why not, in the words that follow "The document". */
export function signatureFailures({ entries }: CheckedSignatures): string[] {
	const signatures = entries.filter(({ kind }) => kind === 'approval' || kind === 'certification');
	if (signatures.length === 0) return ['has no signature'];
	return entries.flatMap((entry) => failureOf(entry) ?? []);
}

function failureOf(entry: CheckedSignature): string | undefined {
	const { field, intact, verified, changesAfter, problems } = entry;
	const which = `the signature ${field === null ? 'without a name' : `'${plainText(field).slice(0, 60)}'`}`;
	if (intact !== true) return `has ${which}, which is not intact`;
	if (verified !== true) return `has ${which}, which could not be verified`;
	const unwanted = changesAfter.filter((kind) => !permittedAfter(entry).includes(kind));
	if (unwanted.length > 0 || problems.includes('certification_violated'))
		return `was changed after ${which}: ${(unwanted.length > 0 ? unwanted : changesAfter).join(', ')}`;
	return isSound(entry) ? undefined : `has ${which}, with problems: ${problems.join(', ')}`;
}

function permittedAfter({ certification }: CheckedSignature): readonly ChangeKind[] {
	if (certification === 'fill_forms') return [...ALWAYS, 'form_values'];
	return certification === 'comments' ? [...ALWAYS, 'form_values', 'annotations'] : ALWAYS;
}
