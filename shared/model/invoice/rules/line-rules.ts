/** Terms that a line must have, and conditions of them (EN 16931-1, 6.4). */
import { isFilled, isThere, type ElementRule } from './element-rule';
import {
	rule,
	adjustmentRules,
	LINE,
	UBL_LINE,
	LINE_ALLOWANCE,
	UBL_LINE_ALLOWANCE,
	isThereInVat,
	isThereInVatTax,
	isCharge,
	isAllowance,
	isAtLeastZero,
	valueOf,
	isInOrder,
	isCiiPeriodInOrder,
} from './presence';

const NET_PRICE = 'SpecifiedLineTradeAgreement/NetPriceProductTradePrice/ChargeAmount';
const GROSS_PRICE = 'SpecifiedLineTradeAgreement/GrossPriceProductTradePrice/ChargeAmount';
const UBL_GROSS_PRICE = 'Price/AllowanceCharge/BaseAmount';
const GLOBAL_ID = 'SpecifiedTradeProduct/GlobalID';

export const LINE_RULES: readonly ElementRule[] = [
	rule(
		'BR-21',
		'A line has an identifier (BT-126)',
		'with lines',
		[LINE, isFilled('AssociatedDocumentLineDocument/LineID')],
		[UBL_LINE, isFilled('ID')],
	),
	rule(
		'BR-22',
		'A line has a quantity (BT-129)',
		'with lines',
		[LINE, isFilled('SpecifiedLineTradeDelivery/BilledQuantity')],
		[UBL_LINE, isFilled('InvoicedQuantity|CreditedQuantity')],
	),
	rule(
		'BR-23',
		'The quantity of a line has a unit (BT-130)',
		'with lines',
		[LINE, isThere('SpecifiedLineTradeDelivery/BilledQuantity/@unitCode')],
		[UBL_LINE, isThere('InvoicedQuantity/@unitCode|CreditedQuantity/@unitCode')],
	),
	rule(
		'BR-24',
		'A line has a net amount (BT-131)',
		'with lines',
		[LINE, isFilled('SpecifiedLineTradeSettlement/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount')],
		[UBL_LINE, isFilled('LineExtensionAmount')],
	),
	rule(
		'BR-25',
		'The item of a line has a name (BT-153)',
		'with lines',
		[LINE, isFilled('SpecifiedTradeProduct/Name')],
		[UBL_LINE, isFilled('Item/Name')],
	),
	rule(
		'BR-26',
		'The item of a line has a net price (BT-146)',
		'with lines',
		[LINE, isFilled(NET_PRICE)],
		[UBL_LINE, isFilled('Price/PriceAmount')],
	),
	rule(
		'BR-27',
		'The net price is not negative (BT-146)',
		'with lines',
		[LINE, isAtLeastZero(NET_PRICE), { found: valueOf(NET_PRICE) }],
		[UBL_LINE, isAtLeastZero('Price/PriceAmount'), { found: valueOf('Price/PriceAmount') }],
	),
	rule(
		'BR-28',
		'The gross price is not negative (BT-148)',
		'with lines',
		[LINE, isAtLeastZero(GROSS_PRICE), { when: isThere(GROSS_PRICE), found: valueOf(GROSS_PRICE) }],
		[UBL_LINE, isAtLeastZero(UBL_GROSS_PRICE), { when: isThere(UBL_GROSS_PRICE), found: valueOf(UBL_GROSS_PRICE) }],
	),
	rule(
		'BR-30',
		'The period of a line does not end before it begins (BT-134, BT-135)',
		'with lines',
		['SpecifiedLineTradeSettlement/BillingSpecifiedPeriod', isCiiPeriodInOrder],
		['InvoiceLine/InvoicePeriod|CreditNoteLine/InvoicePeriod', isInOrder('StartDate', 'EndDate')],
	),
	rule(
		'BR-CO-20',
		'The period of a line has a beginning (BT-134) or an end (BT-135)',
		'with lines',
		['SpecifiedLineTradeSettlement/BillingSpecifiedPeriod', isThere('StartDateTime|EndDateTime')],
		['InvoiceLine/InvoicePeriod|CreditNoteLine/InvoicePeriod', isThere('StartDate|EndDate')],
	),
	rule(
		'BR-54',
		'An attribute of an item has a name (BT-160) and a value (BT-161)',
		'with lines',
		['ApplicableProductCharacteristic', (element) => isThere('Description')(element) && isThere('Value')(element)],
		['AdditionalItemProperty', (element) => isThere('Name')(element) && isThere('Value')(element)],
	),
	rule(
		'BR-64',
		'The standard identifier of an item has a scheme (BT-157)',
		'with lines',
		[LINE, (element) => !isThere(GLOBAL_ID)(element) || isFilled(`${GLOBAL_ID}/@schemeID`)(element)],
		['Item/StandardItemIdentification/ID', isThere('@schemeID')],
	),
	rule(
		'BR-65',
		'The class of an item has a scheme (BT-158)',
		'with lines',
		['DesignatedProductClassification', (element) => !isThere('ClassCode')(element) || isFilled('ClassCode/@listID')(element)],
		['Item/CommodityClassification/ItemClassificationCode', isThere('@listID')],
	),
	rule(
		'BR-CO-04',
		'A line has a category of VAT (BT-151)',
		'with lines',
		[LINE, isThereInVatTax('SpecifiedLineTradeSettlement/ApplicableTradeTax', 'CategoryCode')],
		[UBL_LINE, isThereInVat('Item/ClassifiedTaxCategory', 'ID')],
	),
	...adjustmentRules(
		[
			['BR-41', 'amount', 'An allowance of a line has an amount (BT-136)'],
			['BR-42', 'reason', 'An allowance of a line has a reason (BT-139) or its code (BT-140)'],
			['BR-CO-23', 'reason', 'The reason of an allowance of a line is given as text, as code, or as both'],
		],
		'with lines',
		[LINE_ALLOWANCE, UBL_LINE_ALLOWANCE],
		isAllowance,
	),
	...adjustmentRules(
		[
			['BR-43', 'amount', 'A charge of a line has an amount (BT-141)'],
			['BR-44', 'reason', 'A charge of a line has a reason (BT-144) or its code (BT-145)'],
			['BR-CO-24', 'reason', 'The reason of a charge of a line is given as text, as code, or as both'],
		],
		'with lines',
		[LINE_ALLOWANCE, UBL_LINE_ALLOWANCE],
		isCharge,
	),
];
