import { render, screen } from '@testing-library/react';
import { OtherNumber } from './other-number';

const opened = { organizationName: 'Kasi Couriers', ending: '567' };

test('a user who signs in with another number than the invited one is told which it is, and what to do', () => {
  render(
    <OtherNumber opened={opened} phoneNumber="+27831112222">
      Sign out.
    </OtherNumber>,
  );
  expect(screen.getByText(/^The invitation to Kasi Couriers/).closest('p')).toHaveTextContent(
    'The invitation to Kasi Couriers is for the number ending in 567, not 083 111 2222. Only that number can accept it. Sign out.',
  );
});

test.each([
  ['with the invited number', opened],
  ['without having opened an invitation', undefined],
])('a user who signs in %s is told nothing', (_, invitation) => {
  const { container } = render(<OtherNumber opened={invitation} phoneNumber="+27821234567" />);
  expect(container).toBeEmptyDOMElement();
});
