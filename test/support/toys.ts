/**
 * Operations that exist only in tests: kinds of fields, needs and ports that no real operation has yet. A test puts them into the
 * lists, so that every host derives its part from them as from real ones.
 */
import type { LocalJob } from '../../shared/local/operation';
import { openPassword } from '../../shared/contract/operations/fields';
import type { Document, Operation } from '../../shared/contract/operations/types';

const common = { resource: 'document', input: 'one', output: 'pdf', extension: true } as const;

export const toys = {
	toy_kinds: {
		...common,
		label: 'Toy Kinds',
		action: 'Try kinds of fields',
		description: 'Try kinds of fields that no operation has yet',
		needs: [
			['toy_mode', 'toy_search', { given: true }],
			['toy_label', 'toy_mark', { not: 'none' }],
		],
		fields: {
			toy_search: { kind: 'text', label: 'Toy Search', description: 'The words to find', maxLength: 50 },
			toy_mode: {
				kind: 'choice',
				label: 'Toy Mode',
				description: 'How the words are read',
				options: [
					{ value: 'words', label: 'Words' },
					{ value: 'pattern', label: 'Pattern' },
				],
				default: 'words',
			},
			toy_words: {
				kind: 'choices',
				label: 'Toy Words',
				description: 'The kinds of words to find',
				options: [
					{ value: 'phone', label: 'Phone Numbers' },
					{ value: 'email', label: 'E-Mail', description: 'Addresses of e-mail' },
					{ value: 'card', label: 'Cards' },
				],
			},
			toy_mark: {
				kind: 'choice',
				label: 'Toy Mark',
				description: 'The mark over each match',
				options: [
					{ value: 'black', label: 'Black' },
					{ value: 'none', label: 'None' },
				],
				default: 'black',
			},
			toy_label: { kind: 'text', label: 'Toy Label', description: 'The text on the mark', maxLength: 32 },
			toy_key: {
				kind: 'file',
				accepts: 'key',
				secret: true,
				label: 'Toy Key',
				description: 'The certificate to sign with',
			},
			toy_password: {
				kind: 'text',
				secret: true,
				label: 'Toy Password',
				description: 'The password of the certificate',
				maxLength: 256,
				empty: 'opener',
			},
			toy_trust: {
				kind: 'file',
				accepts: 'certificates',
				label: 'Toy Trust',
				description: 'Certificates that are trusted',
			},
			open_password: openPassword,
		},
	},
	toy_drawing: {
		...common,
		label: 'Toy Drawing',
		action: 'Try an operation that draws',
		description: 'Try an operation that needs a port',
		ports: ['recognizer'],
		fields: { open_password: openPassword },
	},
	toy_signing: {
		...common,
		label: 'Toy Signing',
		action: 'Try a field that asks',
		description: 'Try fields that need ports',
		fields: {
			toy_server: {
				kind: 'text',
				label: 'Toy Server',
				description: 'The server of time stamps',
				maxLength: 100,
				ports: ['network'],
			},
			toy_tolerance: {
				kind: 'choice',
				label: 'Toy Tolerance',
				description: 'The differences that do not count',
				options: [
					{ value: 'none', label: 'None' },
					{ value: 'pixels', label: 'Pixels' },
				],
				default: 'none',
				ports: ['recognizer'],
			},
			open_password: openPassword,
		},
	},
} as const satisfies Readonly<Record<string, Operation>>;

/** The parameters of each call, as the operations got them. */
export const toyCalls: object[] = [];

/** Every toy passes its input on. */
const passOn = (input: Document, parameters: object, _job: LocalJob) => {
	toyCalls.push(parameters);
	return Promise.resolve({ documents: [{ ...input, pageCount: 1 }], notes: [], facts: {} });
};

export const toyImplementations = Object.fromEntries(Object.keys(toys).map((name) => [name, () => Promise.resolve(passOn)]));
