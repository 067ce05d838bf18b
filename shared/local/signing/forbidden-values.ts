/** The values that signatures forbid to change (docs/semantics.md, §35.3). */
import { invalidParameters } from '../../contract/errors';
import type { FormModel } from '../../model/form/form-model';
import { LockedNames, permissionsOf } from '../../model/signature/checking/permitted-changes';
import type { FoundSignature } from '../../model/signature/signature-facts';
import type { PdfDocument } from '../../pdf/document';
import { reserveNumbers } from '../../pdf/write/append';
import { listNames } from '../../sentences';

/** Prepares a signed document for values. @throws OctavoError if a signature forbids one of them. */
export function refuseForbidden(
	document: PdfDocument,
	model: FormModel,
	signed: readonly FoundSignature[],
	names: readonly string[],
): void {
	const refuse = (message: string) => invalidParameters([{ field: 'keep_signatures', message }]);
	if (model.form?.dict.has('XFA')) throw refuse('is not possible: the form has an XFA version, which would show the old values');
	const known = new LockedNames(document);
	const permissions = signed.map(({ signature, field }) => permissionsOf(document, signature!, field, known));
	if (permissions.some(({ certification, lock }) => certification === 'no_changes' || lock === 'no_changes'))
		throw refuse('is not possible: the certification of the document permits no changes');
	const given = model.fields.filter(({ name }) => names.some((one) => name === one || name.endsWith(`.${one}`)));
	const locked = given.filter(({ name }) => permissions.some(({ isLocked }) => isLocked(name)));
	if (locked.length > 0) throw refuse(`is not possible: a signature locks ${listNames(locked.map(({ name }) => name))}`);
	reserveNumbers(document);
}
