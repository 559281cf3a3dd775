import { courierInstructions } from './courier-instructions';
import { saved } from './testing/saved';

test('says what a courier needs beside the street, a line each', () => {
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

test('says nothing when there is nothing to say', () => {
  expect(courierInstructions(saved())).toBe('');
  expect(courierInstructions(saved({ buildingName: 'Mutual Heights' }))).toBe('Mutual Heights');
});
