import { courierInstructions } from './address-details';
import { saved } from './testing/saved-address';

test('the instructions list all a courier needs beside the street, a line each', () => {
  const address = saved({
    unitNumber: 'Unit 4',
    buildingName: 'Mutual Heights',
    landmark: 'opposite the taxi rank',
    gateCode: '#4321',
    instructions: 'Ring twice.',
  });
  expect(courierInstructions(address)).toBe(
    'Unit 4, Mutual Heights\nLandmark: opposite the taxi rank\nGate code: #4321\nRing twice.',
  );
});

test('the instructions of a plain street address are empty', () => {
  expect(courierInstructions(saved())).toBe('');
  expect(courierInstructions(saved({ buildingName: 'Mutual Heights' }))).toBe('Mutual Heights');
});
