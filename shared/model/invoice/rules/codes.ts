/** Terms that come from code lists (BR-CL, BR-CO-09). */
import type { Adjustment, Invoice, Tax, Term } from '../invoice';
import { ALLOWANCE_REASONS, COUNTRIES, CURRENCIES, isPaymentMeans, TYPE_CODES, VAT_CATEGORIES } from './lists';
import { group, type Row, type RuleGroup } from './rule';

const listRule = <T>(rule: string, name: string, list: ReadonlySet<string>, term: (item: T) => Term): Row<T> => [
	rule,
	`The ${name} is one of its list`,
	(item) => {
		const code = term(item);
		return code === null || list.has(code);
	},
	term,
];

const category = <T extends { readonly taxCategory: Term }>(rule: string): Row<T> =>
	listRule(rule, 'category of VAT', VAT_CATEGORIES, ({ taxCategory }) => taxCategory);

const countriesOf = ({ seller, buyer, taxRepresentative, delivery }: Invoice): readonly Term[] =>
	[seller?.address, buyer?.address, taxRepresentative?.address, delivery?.address].map((address) => address?.country ?? null);

const vatIdsOf = ({ seller, buyer, taxRepresentative }: Invoice): readonly Term[] =>
	[seller, buyer, taxRepresentative].map((party) => party?.vatId ?? null);

/** Greece writes `EL` and Northern Ireland `XI` before VAT identifiers. */
const isVatPrefix = (prefix: string): boolean => COUNTRIES.has(prefix) || prefix === 'EL';

export const CODES: readonly RuleGroup[] = [
	group('invoice', 'all', (invoice) => [invoice], [
		listRule<Invoice>('BR-CL-01', 'type code (BT-3, UNTDID 1001)', TYPE_CODES, ({ typeCode }) => typeCode),
		listRule<Invoice>('BR-CL-04', 'currency (BT-5, ISO 4217)', CURRENCIES, ({ currency }) => currency),
		listRule<Invoice>('BR-CL-05', 'currency of VAT (BT-6, ISO 4217)', CURRENCIES, ({ taxCurrency }) => taxCurrency),
	]),
	group('country', 'all', countriesOf, [listRule<Term>('BR-CL-14', 'country (ISO 3166-1)', COUNTRIES, (country) => country)]),
	group('VAT identifier', 'all', vatIdsOf, [
		[
			'BR-CO-09',
			'A VAT identifier begins with the code of its country (BT-31, BT-48)',
			(id) => id === null || isVatPrefix(id.slice(0, 2)),
			(id) => id,
		],
	]),
	group('payment', 'above MINIMUM', ({ payment }) => payment.means, [
		[
			'BR-CL-16',
			'The means of payment is one of its list (BT-81, UNTDID 4461)',
			({ code }) => code === null || isPaymentMeans(code),
			({ code }) => code,
		],
	]),
	group('VAT breakdown', 'above MINIMUM', ({ taxes }) => taxes, [
		listRule<Tax>('BR-CL-18', 'category of VAT (BT-118)', VAT_CATEGORIES, (tax) => tax.category),
	]),
	group('line', 'with lines', ({ lines }) => lines, [category('BR-CL-18')]),
	group('allowance', 'above MINIMUM', ({ allowances }) => allowances, [
		category('BR-CL-17'),
		listRule<Adjustment>(
			'BR-CL-19',
			'reason of an allowance (BT-98, UNTDID 5189)',
			ALLOWANCE_REASONS,
			({ reasonCode }) => reasonCode,
		),
	]),
	group('charge', 'above MINIMUM', ({ charges }) => charges, [category('BR-CL-17')]),
];
