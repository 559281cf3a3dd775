import type { Price } from '@fleetfoot/shared/model/delivery/tariff';
import { PartButton } from '@fleetfoot/shared/parts';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { usePageTexts } from '../texts/page-texts';
import { priceTexts } from '../texts/price';
import type { PriceDialog } from './price-dialog';

const loadPriceDialog = async () =>
  (await import(/* webpackChunkName: "price-dialog" */ './price-dialog')).PriceDialog;

// A quiet button's text begins where the amount does.
const Outdented = styled.div`
  margin-inline: calc(-1 * var(--space-2) - 1px);
`;

/** Opens how an amount comes about; stands beside it. */
export function PriceDetails({ price }: { readonly price: Price }) {
  const { details } = usePageTexts(priceTexts);
  return (
    <Outdented>
      <PartButton<ComponentProps<typeof PriceDialog>>
        label={details}
        variant="quiet"
        load={loadPriceDialog}
        props={{ price }}
      />
    </Outdented>
  );
}
