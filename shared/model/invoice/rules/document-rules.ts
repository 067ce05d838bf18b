/** Terms that an invoice must have, and conditions of them (EN 16931-1, 6.4: BR-01 to BR-65, BR-CO-03 to BR-CO-18, BR-B). */
import { elementsAt, type XmlElement } from '../../metadata/xml-tree';
import { isAny, isFilled, isThere, valueAt, type ElementRule } from './element-rule';
import {
	rule,
	TRADE,
	SETTLEMENT,
	SELLER,
	BUYER,
	UBL_SELLER,
	UBL_BUYER,
	UBL_COUNTRY,
	SUMS,
	LINE,
	UBL_LINE,
	TAXES,
	UBL_TAXES,
	isVatTax,
	isVatScheme,
	isThereInVat,
} from './presence';

export const WHOLE_RULES: readonly ElementRule[] = [
	rule(
		'BR-01',
		'The invoice names its specification (BT-24)',
		'all',
		['/', isFilled('ExchangedDocumentContext/GuidelineSpecifiedDocumentContextParameter/ID')],
		['/', isFilled('CustomizationID')],
	),
	rule('BR-02', 'The invoice has a number (BT-1)', 'all', ['/', isFilled('ExchangedDocument/ID')], ['/', isFilled('ID')]),
	rule(
		'BR-03',
		'The invoice has an issue date (BT-2), in CII in format 102',
		'all',
		[
			'/',
			(root) =>
				elementsAt(root, 'ExchangedDocument/IssueDateTime/DateTimeString').some(
					(one) => isAny('@format', ['102'])(one) && one.text.trim() !== '',
				),
		],
		['/', isFilled('IssueDate')],
	),
	rule(
		'BR-04',
		'The invoice has a type code (BT-3)',
		'all',
		['/', isFilled('ExchangedDocument/TypeCode')],
		['/', isFilled('InvoiceTypeCode|CreditNoteTypeCode')],
	),
	rule(
		'BR-05',
		'The invoice has a currency (BT-5)',
		'all',
		['/', isFilled(`${SETTLEMENT}/InvoiceCurrencyCode`)],
		['/', isFilled('DocumentCurrencyCode')],
	),
	rule(
		'BR-06',
		'The seller has a name (BT-27)',
		'all',
		['/', isFilled(`${SELLER}/Name`)],
		['/', isFilled(`${UBL_SELLER}/PartyLegalEntity/RegistrationName`)],
	),
	rule(
		'BR-07',
		'The buyer has a name (BT-44)',
		'all',
		['/', isFilled(`${BUYER}/Name`)],
		['/', isFilled(`${UBL_BUYER}/PartyLegalEntity/RegistrationName`)],
	),
	rule(
		'BR-08',
		'The seller has an address (BG-5)',
		'all',
		['/', isThere(`${SELLER}/PostalTradeAddress`)],
		['/', isThere(`${UBL_SELLER}/PostalAddress`)],
	),
	rule(
		'BR-09',
		'The address of the seller has a country (BT-40)',
		'all',
		['/', isFilled(`${SELLER}/PostalTradeAddress/CountryID`)],
		[`${UBL_SELLER}/PostalAddress`, isFilled(UBL_COUNTRY)],
	),
	rule(
		'BR-10',
		'The buyer has an address (BG-8)',
		'above MINIMUM',
		['/', isThere(`${BUYER}/PostalTradeAddress`)],
		['/', isThere(`${UBL_BUYER}/PostalAddress`)],
	),
	rule(
		'BR-11',
		'The address of the buyer has a country (BT-55)',
		'above MINIMUM',
		['/', isFilled(`${BUYER}/PostalTradeAddress/CountryID`)],
		[`${UBL_BUYER}/PostalAddress`, isFilled(UBL_COUNTRY)],
	),
	rule('BR-16', 'The invoice has a line (BG-25)', 'with lines', ['/', isThere(`${TRADE}/${LINE}`)], ['/', isThere(UBL_LINE)]),
	rule(
		'BR-53',
		'If VAT has a currency of its own (BT-6), its total in that currency is there (BT-111)',
		'above MINIMUM',
		[
			'/',
			(root) => {
				const [currency, own] = ['TaxCurrencyCode', 'InvoiceCurrencyCode'].map((name) => valueAt(root, `${SETTLEMENT}/${name}`));
				const total = `${SETTLEMENT}/${SUMS}/TaxTotalAmount/@currencyID`;
				if (!isThere(`${SETTLEMENT}/${SUMS}`)(root) || currency === null || currency === undefined) return true;
				return currency !== own && isAny(total, [currency])(root);
			},
		],
		[
			'/',
			(root) =>
				elementsAt(root, 'TaxCurrencyCode').every(({ text }) => isAny('TaxTotal/TaxAmount/@currencyID', [text.trim()])(root)),
		],
	),
	rule(
		'BR-CO-18',
		'There is a breakdown of VAT (BG-23)',
		'above MINIMUM',
		['/', (root) => !isThere(`${TRADE}/${LINE}`)(root) || isThere(`${TRADE}/${TAXES}`)(root)],
		['/', isThere(UBL_TAXES)],
	),
];

/** The official rules for CII ask these categories other questions, and not those of all rows. */
const isAskedTax = (element: XmlElement): boolean => !isVatTax(element) || !isAny('CategoryCode', ['L', 'M', 'O'])(element);

export const SUM_RULES: readonly ElementRule[] = [
	rule(
		'BR-12',
		'The sum of the line net amounts is there (BT-106)',
		'above MINIMUM',
		[SUMS, isFilled('LineTotalAmount')],
		['/LegalMonetaryTotal', isFilled('LineExtensionAmount')],
	),
	rule(
		'BR-13',
		'The total without VAT is there (BT-109)',
		'all',
		[SUMS, isFilled('TaxBasisTotalAmount')],
		['/LegalMonetaryTotal', isFilled('TaxExclusiveAmount')],
	),
	rule(
		'BR-14',
		'The total with VAT is there (BT-112)',
		'all',
		[SUMS, isFilled('GrandTotalAmount')],
		['/LegalMonetaryTotal', isFilled('TaxInclusiveAmount')],
	),
	rule(
		'BR-15',
		'The amount due is there (BT-115)',
		'all',
		[SUMS, isFilled('DuePayableAmount')],
		['/LegalMonetaryTotal', isFilled('PayableAmount')],
	),
	rule(
		'BR-45',
		'A row of the VAT breakdown has a taxable amount (BT-116)',
		'above MINIMUM',
		[TAXES, isFilled('BasisAmount'), { when: isAskedTax }],
		[UBL_TAXES, isFilled('TaxableAmount')],
	),
	rule(
		'BR-46',
		'A row of the VAT breakdown has an amount of VAT (BT-117)',
		'above MINIMUM',
		[TAXES, isFilled('CalculatedAmount'), { when: isAskedTax }],
		[UBL_TAXES, isFilled('TaxAmount')],
	),
	rule(
		'BR-47',
		'A row of the VAT breakdown has a category of VAT (BT-118)',
		'above MINIMUM',
		[TAXES, (element) => isVatTax(element) && isThere('CategoryCode')(element)],
		[UBL_TAXES, isThereInVat('TaxCategory', 'ID')],
	),
	rule(
		'BR-48',
		'A row of the VAT breakdown has a rate (BT-119), unless VAT does not apply',
		'above MINIMUM',
		[
			TAXES,
			(element) => isVatTax(element) && (isThere('RateApplicablePercent')(element) || isAny('CategoryCode', ['O'])(element)),
			{ when: isAskedTax },
		],
		[
			UBL_TAXES,
			(element) =>
				elementsAt(element, 'TaxCategory').some(
					(one) => isVatScheme(one) && (isThere('Percent')(one) || isAny('ID', ['O'])(one)),
				),
		],
	),
];
