/**
 * Code that must not compile. `tsc` reads this file (npm run types); it never runs. An expectation without an error is an
 * error itself.
 */
import { decode } from '../../shared/contract/values/decode';
import type { LocalOperation } from '../../shared/local/operation';
import type { Note } from '../../shared/contract/notes';
import type { OutcomeOf } from '../../shared/contract/backend';
import type { Facts, FactsOf, OperationName, ParamsOf, ResultFactsOf } from '../../shared/contract/operations';
import type { Operation } from '../../shared/contract/operations/types';
import { local } from '../support/hosts/local';

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const holds = <T extends true>(...proof: T[]): number => proof.length;

export async function parameters(): Promise<void> {
	holds<Same<ParamsOf<'rotate_pages'>['angle'], 0 | 90 | 180 | 270 | -90 | -180 | -270>>();
	holds<Same<ParamsOf<'rotate_pages'>['first_page'], number>>();
	holds<Same<ParamsOf<'add_password'>['encryption_algorithm'], 'AES-128' | 'AES-256'>>();
	holds<Same<ParamsOf<'add_text_watermark'>['template'], number | 'diagonal' | 'horizontal' | 'top' | 'bottom' | 'tiled'>>();
	holds<Same<ParamsOf<'add_restrictions'>['allow_print'], boolean>>();

	await local.run('rotate_pages', [], { angle: 90, first_page: 1 });
	// @ts-expect-error 45 is not a valid angle
	await local.run('rotate_pages', [], { angle: 45, first_page: 1 });
	// @ts-expect-error a required field is missing
	await local.run('rotate_pages', [], { first_page: 1 });
	// @ts-expect-error a field with a default is always there
	await local.run('rotate_pages', [], { angle: 90 });
	// @ts-expect-error an optional field is absent, not undefined
	await local.run('rotate_pages', [], { angle: 90, first_page: 1, last_page: undefined });
	// @ts-expect-error a misspelt field
	await local.run('rotate_pages', [], { angle: 90, first_page: 1, lastpage: 2 });
	// @ts-expect-error a field of another operation
	await local.run('reverse_pages', [], { angle: 90 });
	// @ts-expect-error no such operation
	await local.run('rotate_page', [], {});
	// @ts-expect-error what decodes for one operation is not for another
	await local.run('split_by_size', [], decode('rotate_pages', {}));
}

type Implementations = { readonly [N in OperationName]: LocalOperation<N> };
export function completeness(all: Implementations): void {
	const { rotate_pages: _left_out, ...others } = all;
	// @ts-expect-error an operation without an implementation
	others satisfies Implementations;
}

type Rotated = OutcomeOf<'rotate_pages'>;
const none = { documents: [], notes: [] };
export const outcomes: readonly Rotated[] = [
	{ ...none, facts: { pageCount: 3, rotatedPages: 2 } },
	// @ts-expect-error a fact that is not declared
	{ ...none, facts: { pageCount: 3, rotatedPages: 2, turnedPages: 2 } },
	// @ts-expect-error a fact that is always there
	{ ...none, facts: { pageCount: 3 } },
	// @ts-expect-error a fact of another type
	{ ...none, facts: { pageCount: 3, rotatedPages: true } },
];
// @ts-expect-error an operation that declares none
export const texts: OutcomeOf<'extract_text'> = { ...none, facts: { pageCount: 3 } };
// @ts-expect-error a part without its pages
export const parts: OutcomeOf<'split_at_page'>['documents'] = [{ name: 'x', bytes: new Uint8Array(), pageCount: 1 }];

export function facts(given: Facts): void {
	holds<Same<FactsOf<'split_by_size'>['oversizeParts'], number>>();
	holds<Same<FactsOf<'remove_signatures'>['removedSignatureFields'], readonly string[]>>();
	holds<Same<ResultFactsOf<'extract_images'>['maskOf'], string | undefined>>();
	holds<Same<Facts['firstPages'], readonly number[] | undefined>>();
	// @ts-expect-error no operation declares it
	String(given.turnedPages);
}

const message = 'X';
export const notes: readonly Note[] = [
	{ code: 'no_pages_selected', message },
	// @ts-expect-error a misspelt code
	{ code: 'no_page_selected', message },
];
// @ts-expect-error a code that is only known at run time
export const noteOf = (code: string): Note => ({ code, message });

const row = { resource: 'page', label: 'X', action: 'X', description: 'X', input: 'one', output: 'pdf' } as const;
const text = { kind: 'text', label: 'X', description: 'X' } as const;
export const rows = [
	{ ...row, fields: {} } satisfies Operation,
	// @ts-expect-error a misspelt constraint
	{ ...row, fields: { x: { ...text, maxlen: 3 } } } satisfies Operation,
	// @ts-expect-error an unknown kind
	{ ...row, fields: { x: { ...text, kind: 'colour', maxLength: 3 } } } satisfies Operation,
	// @ts-expect-error a path outside the version
	{ ...row, path: '/v2/x', fields: {} } satisfies Operation,
	// @ts-expect-error a misspelt key of the row
	{ ...row, out: 'pdf', fields: {} } satisfies Operation,
];
