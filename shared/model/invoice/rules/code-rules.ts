/** Terms that come from code lists (BR-CL-01 to BR-CL-26). */
import type { XmlElement } from '../../metadata/xml-tree';
import {
	ADDRESS_SCHEMES,
	CHARGE_REASONS,
	EXEMPTION_REASONS,
	IDENTIFIER_SCHEMES,
	ITEM_CLASSES,
	NOTE_SUBJECTS,
	REFERENCE_QUALIFIERS,
	UNITS,
} from './long-lists';
import { isBelow, rememberValues, valueAt, type Asks, type ElementCheck, type ElementRule } from './element-rule';
import {
	ALLOWANCE_REASONS,
	COUNTRIES,
	CREDIT_NOTE_CODES,
	CURRENCIES,
	isPaymentMeans,
	readCodes,
	TYPE_CODES,
	VAT_CATEGORIES,
	ATTACHMENT_TYPES,
} from './lists';
import type { Scope } from './rule';

type IsCode = (code: string) => boolean;

const inList = (list: ReadonlySet<string>): IsCode => list.has.bind(list);

/** The codes are read when they are first asked for. */
function inLong(text: string): IsCode {
	let codes: ReadonlySet<string> | undefined;
	return (code) => (codes ??= readCodes(text)).has(code);
}

const isReference = inLong(REFERENCE_QUALIFIERS);
const isSubject = inLong(NOTE_SUBJECTS);
const isScheme = inLong(IDENTIFIER_SCHEMES);
const isItemClass = inLong(ITEM_CLASSES);
const isChargeReason = inLong(CHARGE_REASONS);
const isUnit = inLong(UNITS);
const isAddressScheme = inLong(ADDRESS_SCHEMES);
const isReasonInCapitals = inLong(EXEMPTION_REASONS);
const isReason: IsCode = (code) => isReasonInCapitals(code.toUpperCase());
const isCurrency = inList(CURRENCIES);
const isCountry = inList(COUNTRIES);
const isCategory = inList(VAT_CATEGORIES);
const isAllowanceReason = inList(ALLOWANCE_REASONS);
const isAttachment = inList(ATTACHMENT_TYPES);

/** The text of elements, or an attribute of those that have it. */
const checkCode = (at: string, isCode: IsCode, attribute?: string, more: Partial<ElementCheck> = {}): ElementCheck => {
	const path = attribute === undefined ? '' : `@${attribute}`;
	const { when = () => true } = more;
	return {
		at,
		...more,
		when: (element, around) => when(element, around) && (attribute === undefined || valueAt(element, path) !== null),
		holds: (element) => isCode(valueAt(element, path) ?? ''),
		found: (element) => valueAt(element, path),
	};
};

const codeRule = (rule: string, name: string, checks: ElementRule['checks'], scope: Scope = 'all'): ElementRule => ({
	rule,
	text: `The ${name} is one of its list`,
	scope,
	checks,
});

/** Two rules that differ in the codes: that of EN 16931, and the one in its place in a variant of XRechnung. */
const extendedRule = (
	[rule, other, variant]: readonly [rule: string, other: string, variant: 'extension' | 'CVD'],
	name: string,
	isCode: IsCode,
	more: readonly string[],
	checks: (isCode: IsCode) => ElementRule['checks'],
): readonly ElementRule[] => [
	codeRule(rule, name, checks(isCode), `not ${variant}`),
	codeRule(
		other,
		name,
		checks((code) => isCode(code) || more.includes(code)),
		variant,
	),
];

/** Schemes of the directory of digital health applications; KoSIT's lists of the extension take an empty scheme, too. */
const HEALTH_SCHEMES = ['XR01', 'XR02', 'XR03', ''];

const isNotBelow = (...names: readonly string[]): Asks => {
	const below = isBelow(...names);
	return (element, around) => !below(element, around);
};

/** Whether the reason is that of a charge: `true`, else of an allowance. */
const isOf =
	(indicator: string, isCharge: boolean): Asks =>
	(_, around) =>
		(isCharge ? ['true', '1'] : ['false', '0']).includes(rememberValues(around.at(-1)!, indicator)[0] ?? '');

const REASON = 'SpecifiedTradeAllowanceCharge/ReasonCode';
const UBL_REASON = 'AllowanceCharge/AllowanceChargeReasonCode';
const SEPA_PARTIES = isBelow('AccountingSupplierParty', 'PayeeParty');
const isReferenceDocument: Asks = (_, around) => rememberValues(around.at(-1)!, 'DocumentTypeCode')[0] === '130';

/** The subject of a note in UBL, `AAI` of `#AAI#`; undefined for other notes. */
function subjectOf({ text }: XmlElement): string | undefined {
	const [, subject, ...rest] = text.split('#', 3);
	return rest.length > 0 && subject?.length === 3 ? subject : undefined;
}

const ATTACHED = 'media type of an attachment (BT-125)';
const checkMedia = (isCode: IsCode) => ({
	CII: checkCode('AttachmentBinaryObject', isCode, 'mimeCode'),
	UBL: checkCode('EmbeddedDocumentBinaryObject', isCode, 'mimeCode'),
});
/** The extension asks for the attribute, too. */
const askForMedia = ({ CII, UBL }: ReturnType<typeof checkMedia>): ElementRule['checks'] => {
	const always = () => true;
	return { CII: { ...CII, when: always }, UBL: { ...UBL, when: always } };
};

const AMOUNTS = [
	...['Amount', 'BaseAmount', 'PriceAmount', 'TaxAmount', 'TaxableAmount', 'LineExtensionAmount', 'TaxExclusiveAmount'],
	...[
		'TaxInclusiveAmount',
		'AllowanceTotalAmount',
		'ChargeTotalAmount',
		'PrepaidAmount',
		'PayableRoundingAmount',
		'PayableAmount',
	],
].join('|');

export const CODE_RULES: readonly ElementRule[] = [
	codeRule('BR-CL-01', 'type code (BT-3, UNTDID 1001)', {
		CII: checkCode('ExchangedDocument/TypeCode', (code) => TYPE_CODES.has(code) || CREDIT_NOTE_CODES.has(code)),
		UBL: {
			...checkCode('InvoiceTypeCode|CreditNoteTypeCode', () => true),
			holds: (element) => (element.name === 'InvoiceTypeCode' ? TYPE_CODES : CREDIT_NOTE_CODES).has(element.text.trim()),
		},
	}),
	codeRule('BR-CL-03', 'currency of an amount (ISO 4217)', {
		CII: checkCode('TaxTotalAmount', isCurrency, 'currencyID'),
		UBL: {
			at: AMOUNTS,
			holds: (element) => isCurrency(valueAt(element, '@currencyID') ?? ''),
			found: (element) => valueAt(element, '@currencyID'),
		},
	}),
	codeRule('BR-CL-04', 'currency (BT-5, ISO 4217)', {
		CII: checkCode('InvoiceCurrencyCode', isCurrency),
		UBL: checkCode('DocumentCurrencyCode', isCurrency),
	}),
	codeRule('BR-CL-05', 'currency of VAT (BT-6, ISO 4217)', {
		CII: checkCode('TaxCurrencyCode', isCurrency),
		UBL: checkCode('TaxCurrencyCode', isCurrency),
	}),
	codeRule('BR-CL-06', 'code for the date of VAT (BT-8, UNTDID 2475 in CII, 2005 in UBL)', {
		CII: checkCode('DueDateTypeCode', (code) => ['5', '29', '72'].includes(code)),
		UBL: checkCode('InvoicePeriod/DescriptionCode', (code) => ['3', '35', '432'].includes(code)),
	}),
	codeRule('BR-CL-07', 'scheme of an invoiced object (BT-18, BT-128, UNTDID 1153)', {
		CII: checkCode('ReferenceTypeCode', isReference),
		UBL: checkCode('AdditionalDocumentReference/ID|DocumentReference/ID', isReference, 'schemeID', { when: isReferenceDocument }),
	}),
	codeRule('BR-CL-08', 'subject of a note (BT-21, UNTDID 4451)', {
		CII: checkCode('SubjectCode', isSubject),
		UBL: {
			at: '/Note',
			when: (element) => subjectOf(element) !== undefined,
			holds: (element) => isSubject(subjectOf(element)!),
			found: (element) => subjectOf(element) ?? null,
		},
	}),
	...extendedRule(
		['BR-CL-10', 'BR-DEX-04', 'extension'],
		'scheme of an identifier of a party (ISO/IEC 6523)',
		isScheme,
		HEALTH_SCHEMES,
		(isCode) => ({
			CII: checkCode('GlobalID', isCode, 'schemeID', { when: isNotBelow('SpecifiedTradeProduct', 'ShipToTradeParty') }),
			UBL: {
				...checkCode('PartyIdentification/ID', isCode, 'schemeID'),
				holds: (element, around) => {
					const scheme = valueAt(element, '@schemeID') ?? '';
					return isCode(scheme) || (scheme === 'SEPA' && SEPA_PARTIES(element, around));
				},
			},
		}),
	),
	...extendedRule(
		['BR-CL-11', 'BR-DEX-05', 'extension'],
		'scheme of a registration (BT-30, BT-47, BT-61, ISO/IEC 6523)',
		isScheme,
		HEALTH_SCHEMES,
		(isCode) => ({
			CII: checkCode('ID', isCode, 'schemeID', { when: isNotBelow('SpecifiedTaxRegistration') }),
			UBL: checkCode('PartyLegalEntity/CompanyID', isCode, 'schemeID'),
		}),
	),
	...extendedRule(
		['BR-CL-13', 'BR-TMP-CVD-01', 'CVD'],
		'scheme of the class of an item (BT-158, UNTDID 7143)',
		isItemClass,
		['CVD'],
		(isCode) => ({
			CII: checkCode('ClassCode', isCode, 'listID'),
			UBL: checkCode('CommodityClassification/ItemClassificationCode', isCode, 'listID'),
		}),
	),
	codeRule('BR-CL-14', 'country (ISO 3166-1)', {
		CII: checkCode('CountryID', isCountry),
		UBL: checkCode('Country/IdentificationCode', isCountry),
	}),
	codeRule('BR-CL-15', 'country of origin (BT-159, ISO 3166-1)', {
		CII: checkCode('OriginTradeCountry/ID', isCountry),
		UBL: checkCode('OriginCountry/IdentificationCode', isCountry),
	}),
	codeRule('BR-CL-16', 'means of payment (BT-81, UNTDID 4461)', {
		CII: checkCode('SpecifiedTradeSettlementPaymentMeans/TypeCode', isPaymentMeans),
		UBL: checkCode('PaymentMeans/PaymentMeansCode', isPaymentMeans),
	}),
	codeRule('BR-CL-17', 'category of VAT (BT-95, BT-102, in UBL BT-118 too)', {
		CII: checkCode('CategoryTradeTax/CategoryCode', isCategory),
		UBL: checkCode('TaxCategory/ID', isCategory),
	}),
	codeRule('BR-CL-18', 'category of VAT (BT-151, in CII BT-118 too)', {
		CII: checkCode('ApplicableTradeTax/CategoryCode', isCategory),
		UBL: checkCode('ClassifiedTaxCategory/ID', isCategory),
	}),
	codeRule('BR-CL-19', 'reason of an allowance (BT-98, BT-140, UNTDID 5189)', {
		CII: checkCode(REASON, isAllowanceReason, undefined, { when: isOf('ChargeIndicator/Indicator', false) }),
		UBL: checkCode(UBL_REASON, isAllowanceReason, undefined, { when: isOf('ChargeIndicator', false) }),
	}),
	codeRule('BR-CL-20', 'reason of a charge (BT-105, BT-145, UNTDID 7161)', {
		CII: checkCode(REASON, isChargeReason, undefined, { when: isOf('ChargeIndicator/Indicator', true) }),
		UBL: checkCode(UBL_REASON, isChargeReason, undefined, { when: isOf('ChargeIndicator', true) }),
	}),
	...extendedRule(
		['BR-CL-21', 'BR-DEX-06', 'extension'],
		'scheme of the identifier of an item (BT-157, ISO/IEC 6523)',
		isScheme,
		HEALTH_SCHEMES,
		(isCode) => ({
			CII: checkCode('SpecifiedTradeProduct/GlobalID', isCode, 'schemeID'),
			UBL: checkCode('StandardItemIdentification/ID', isCode, 'schemeID'),
		}),
	),
	codeRule('BR-CL-22', 'code for the reason of an exemption (BT-121, VATEX)', {
		CII: checkCode('ExemptionReasonCode', isReason),
		UBL: checkCode('TaxExemptionReasonCode', isReason),
	}),
	codeRule('BR-CL-23', 'unit of a quantity (BT-130, BT-150, UN/ECE Recommendation 20 or 21)', {
		CII: checkCode('BasisQuantity|BilledQuantity', isUnit, 'unitCode'),
		UBL: checkCode('InvoicedQuantity|CreditedQuantity|BaseQuantity', isUnit, 'unitCode'),
	}),
	codeRule('BR-CL-24', ATTACHED, checkMedia(isAttachment), 'not extension'),
	codeRule(
		'BR-DEX-01',
		ATTACHED,
		askForMedia(checkMedia((code) => isAttachment(code) || code === 'application/xml')),
		'extension',
	),
	...extendedRule(
		['BR-CL-25', 'BR-DEX-07', 'extension'],
		'scheme of an electronic address (BT-34, BT-49, EAS)',
		isAddressScheme,
		HEALTH_SCHEMES,
		(isCode) => ({
			CII: checkCode('URIUniversalCommunication/URIID', isCode, 'schemeID'),
			UBL: checkCode('EndpointID', isCode, 'schemeID'),
		}),
	),
	...extendedRule(
		['BR-CL-26', 'BR-DEX-08', 'extension'],
		'scheme of a place of delivery (BT-71, ISO/IEC 6523)',
		isScheme,
		HEALTH_SCHEMES,
		(isCode) => ({
			CII: checkCode('ApplicableHeaderTradeDelivery/ShipToTradeParty/GlobalID', isCode, 'schemeID'),
			UBL: checkCode('DeliveryLocation/ID', isCode, 'schemeID'),
		}),
	),
];
