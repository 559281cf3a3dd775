import { styled } from 'styled-components';

/** Fields under one legend. */
export const FieldGroup = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0;
    margin-bottom: 6px;
    font-size: var(--text-sm);
    font-weight: 550;
  }
`;
