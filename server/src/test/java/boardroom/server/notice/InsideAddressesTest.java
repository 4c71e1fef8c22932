package boardroom.server.notice;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.UnknownHostException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Where no webhook goes. */
class InsideAddressesTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "127.0.0.1",
                "127.255.255.254",
                "0.0.0.0",
                "0.1.2.3",
                "10.0.0.1",
                "172.16.0.1",
                "172.31.255.255",
                "192.168.1.1",
                "169.254.169.254",
                "100.64.0.1",
                "100.127.255.255",
                "192.0.0.192",
                "198.18.0.1",
                "224.0.0.1",
                "239.255.255.250",
                "240.0.0.1",
                "255.255.255.255",
                "::",
                "::1",
                "::127.0.0.1",
                "::ffff:127.0.0.1",
                "::ffff:10.0.0.1",
                "::ffff:169.254.169.254",
                "64:ff9b::7f00:1",
                "64:ff9b::a9fe:a9fe",
                "64:ff9b:1::1",
                "2002:7f00:1::",
                "2002:c0a8:101::1",
                "2001::1",
                "2001:db8::1",
                "fc00::1",
                "fd12:3456::1",
                "fe80::1",
                "fec0::1",
                "ff02::1",
                "100::1"
            })
    void inside(String literal) {
        assertThat(InsideAddresses.has(InetAddress.ofLiteral(literal))).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1.1.1.1",
                "9.255.255.255",
                "11.0.0.1",
                "100.63.255.255",
                "100.128.0.1",
                "172.15.0.1",
                "172.32.0.1",
                "192.167.1.1",
                "223.255.255.255",
                "2606:4700:4700::1111",
                "2a00:1450:4001::1",
                "64:ff9b::101:101",
                "2002:101:101::1"
            })
    void outside(String literal) {
        assertThat(InsideAddresses.has(InetAddress.ofLiteral(literal))).isFalse();
    }

    @ParameterizedTest
    @CsvSource({
        "2a00:1450:4001::7, 2a00:1450:4001::1, 64, true",
        "2a00:1450:4001:1::7, 2a00:1450:4001::1, 64, false",
        "2a00:1450:4001::1, 2a00:1450:4001::1, 128, true",
        "2a00:1450:4001::2, 2a00:1450:4001::1, 128, false",
        "1.1.1.200, 1.1.1.1, 24, true",
        "1.1.2.1, 1.1.1.1, 24, false",
        "64:ff9b::101:1c8, 1.1.1.1, 24, true",
        "2002:101:1c8::1, 1.1.1.1, 24, true",
        "2a00:1450:4001::7, 1.1.1.1, 24, false",
        "9.9.9.9, 1.1.1.1, 0, false",
        "1.1.1.1, 1.1.1.1, 0, true"
    })
    void the_house_and_its_neighbours_are_inside(String literal, String own, int prefix, boolean inside) {
        byte[] address = InetAddress.ofLiteral(own).getAddress();
        assertThat(InsideAddresses.has(InetAddress.ofLiteral(literal), List.of(AddressRange.around(address, prefix))))
                .isEqualTo(inside);
    }

    @Test
    void every_address_of_this_machine_is_here() throws SocketException {
        List<AddressRange> here = AddressRange.here();
        assertThat(NetworkInterface.networkInterfaces().flatMap(NetworkInterface::inetAddresses))
                .isNotEmpty()
                .allMatch(own -> here.stream().anyMatch(range -> range.holds(own.getAddress())));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "ftp://example.org/",
                "file:///etc/passwd",
                "//example.org",
                "http://",
                "http:///path",
                "http://user:pass@example.org/",
                "http://user@example.org/",
                "http://example.org:0/",
                "http://example.org:70000/",
                "http://exa mple.org/",
                "http://example.org/ä",
                "http://example.org/a\r\nX: y",
                "javascript:alert(1)"
            })
    void no_address_for_a_webhook(String text) {
        assertThat(HookUrl.read(text)).isNull();
    }

    @Test
    void an_address_for_a_webhook() {
        assertThat(HookUrl.read(" https://example.org:8443/a?b=c "))
                .isEqualTo(new HookUrl(true, "example.org", 8443, "/a?b=c"));
        assertThat(HookUrl.read("http://[2606:4700::1]")).isEqualTo(new HookUrl(false, "[2606:4700::1]", 80, "/"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "http://127.0.0.1/",
                "http://2130706433/",
                "http://[::1]/",
                "http://[::ffff:169.254.169.254]/",
                "http://0/",
                "http://localhost/",
                "http://localhost.:9/"
            })
    void however_it_is_written_inside_is_inside(String text) {
        HookUrl url = HookUrl.read(text);
        Postman postman = new Postman(false, InetAddress::getAllByName);
        assertThat(url == null
                        || postman.isForbidden(url)
                        || postman.send(url, Map.of(), "{}").problem() == Postman.Problem.UNKNOWN_HOST)
                .isTrue();
    }

    @Test
    void a_name_with_one_address_inside_is_inside_and_is_looked_up_once() {
        int[] asked = {0};
        Postman.Names rebinding = name -> {
            asked[0]++;
            return new InetAddress[] {InetAddress.ofLiteral("1.1.1.1"), InetAddress.ofLiteral("10.0.0.1")};
        };
        HookUrl url = HookUrl.read("http://rebind.example/");
        assertThat(url).isNotNull();
        Postman.Outcome outcome = new Postman(false, rebinding).send(url, Map.of(), "{}");
        assertThat(outcome.problem()).isEqualTo(Postman.Problem.INSIDE);
        assertThat(asked[0]).isEqualTo(1);
    }

    @Test
    void a_name_nobody_knows_leads_nowhere() {
        Postman.Names none = name -> {
            throw new UnknownHostException(name);
        };
        HookUrl url = HookUrl.read("http://nowhere.example/");
        assertThat(url).isNotNull();
        assertThat(new Postman(false, none).send(url, Map.of(), "{}").problem())
                .isEqualTo(Postman.Problem.UNKNOWN_HOST);
    }
}
