const start = Date.UTC(2026, 10, 21, 12);

/** An event as it travels, one of many: the higher its id, the newer; each thousandth is an alarm nobody has confirmed. */
export function eventOnTheWire(idEvent: number, version = 1): object {
  return {
    idEvent,
    eventDateTime: new Date(start + idEvent * 1000).toISOString(),
    endDateTime: null,
    readTagTime: null,
    receivedDateTime: new Date(start + idEvent * 1000 + 500).toISOString(),
    source: 'Ana Kovač',
    description: 'Market Square, clock tower',
    comment: version > 1 ? `version ${version}` : '',
    hasImage: 0,
    notificationCount: 0,
    unseenCount: 0,
    lastNotificationSeen: true,
    confirmDateTime: null,
    confirmUser: null,
    eventTypeEnumCode: idEvent % 1000 === 0 ? 14 : 3,
    idUser: (idEvent % 200) + 1,
    idLocation: 12,
    idLocationTag: 31,
    lat: 50.85,
    lon: 4.35,
    coordinates: '50.85,4.35',
    isDrill: false,
    version,
  };
}
