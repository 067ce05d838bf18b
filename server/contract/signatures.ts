/** The data of check_signatures, as JSON Schema. */
import { SIGNATURE_PROBLEMS } from '../../shared/model/signature/problems';
import { count, flag, list, object, oneOf, orNull, text, type Schema } from './schema';

const maybeText = orNull(text);
const maybeFlag = orNull(flag);

const addDescription = (schema: Schema, description: string): Schema => ({ ...schema, description });

export const SIGNATURES = object({
	count,
	allIntact: addDescription(
		flag,
		'Whether every signature is intact and verified, and nothing came after it that could deceive a reader',
	),
	coversWholeFile: addDescription(flag, 'Whether an intact signature covers all bytes of the file'),
	entries: list(
		object({
			field: maybeText,
			kind: oneOf('approval', 'certification', 'timestamp', 'usage_rights'),
			signer: maybeText,
			issuer: maybeText,
			serial: maybeText,
			signedAt: maybeText,
			timestamp: addDescription(maybeText, 'The time of a time stamp that was verified'),
			algorithm: maybeText,
			intact: maybeFlag,
			verified: maybeFlag,
			certificateInTime: maybeFlag,
			timeSource: orNull(oneOf('timestamp', 'claimed')),
			covers: oneOf('whole_file', 'earlier_revision', 'part'),
			changesAfter: list(oneOf('validation_data', 'time_stamps', 'signatures', 'form_values', 'annotations', 'other')),
			certification: orNull(oneOf('no_changes', 'fill_forms', 'comments')),
			trusted: maybeFlag,
			problems: list(oneOf(...Object.keys(SIGNATURE_PROBLEMS))),
		}),
	),
});
